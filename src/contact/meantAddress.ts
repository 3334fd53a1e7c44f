import { closest, distance } from 'fastest-levenshtein';

/** Where people whom the ministry knows have their email, the commonest first. */
const domains =
  'gmail.com yahoo.com yahoo.co.in yahoo.in rediffmail.com hotmail.com outlook.com icloud.com ymail.com live.com zoho.com protonmail.com googlemail.com rocketmail.com proton.me live.in outlook.in hotmail.co.in mail.com yahoo.co.uk yahoo.ca yahoo.com.au yahoo.com.my yahoo.com.sg hotmail.co.uk live.co.uk live.com.my aol.com me.com mac.com msn.com gmx.com email.com yahoo.fr'.split(
    ' ',
  );

/** Returns the address with the domain of which a letter or two were mistyped, or nothing. */
export function meantAddress(typed: string): string {
  const [name, domain = '', ...more] = typed.trim().split('@');
  const meant = closest(domain.toLowerCase(), domains);
  const mistyped = distance(domain.toLowerCase(), meant);
  return name && domain && more.length === 0 && mistyped > 0 && mistyped < 3 ? `${name}@${meant}` : '';
}
