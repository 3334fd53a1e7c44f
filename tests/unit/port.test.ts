import { expect, it } from 'vitest';
import { portFrom } from '../../build/port.ts';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('takes the port of PORT=%s', (setting, port) => {
  expect(portFrom(setting, 4173)).toBe(port);
});

it.each(['abc', '0', '-1', '80.5', '65536', '4173x'])('says what is wrong with PORT=%s', (setting) => {
  expect(() => portFrom(setting, 4173)).toThrow(`PORT=${setting} is no port`);
});
