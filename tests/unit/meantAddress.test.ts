import { expect, it } from 'vitest';
import { meantAddress } from '../../src/contact/meantAddress.ts';

it.each([
  ['Anna.B+x@gmial.com', 'Anna.B+x@gmail.com'],
  ['a@gmail.con', 'a@gmail.com'],
  ['a@yaho.co.in ', 'a@yahoo.co.in'],
  ['a@rediffmail.co', 'a@rediffmail.com'],
  ['அன்பு@gmail.co', 'அன்பு@gmail.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  ...['gmail.com', 'yahoo.in', 'yahoo.com.my', 'hotmail.co.uk', 'mail.com', 'example.org', 'rediff.com'],
  ...['iitm.ac.in', 'cmcvellore.ac.in', 'vsnl.net', 'aol.com', 'email.com', 'yahoo.fr', ''],
])('an address at "%s" is left as it is', (domain) => {
  expect(meantAddress(`name@${domain}`)).toBe('');
});
