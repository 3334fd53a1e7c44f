import { run } from '@zootools/email-spell-checker';

/** Where people whom the ministry knows have their email: a domain that is one letter or two beside one of these is a slip. */
const domains =
  'gmail.com yahoo.com yahoo.co.in yahoo.in rediffmail.com hotmail.com outlook.com icloud.com ymail.com live.com zoho.com protonmail.com googlemail.com rocketmail.com proton.me live.in outlook.in hotmail.co.in mail.com yahoo.co.uk yahoo.ca yahoo.com.au yahoo.com.my yahoo.com.sg hotmail.co.uk live.co.uk live.com.my'.split(
    ' ',
  );

/** Returns the address with the domain that was probably meant, or nothing. What is before the @ stays as it was typed. */
export function meantAddress(typed: string): string {
  const email = typed.trim();
  const meant = run({ email, domains, secondLevelDomains: [], topLevelDomains: [] });
  return meant ? email.slice(0, email.lastIndexOf('@') + 1) + meant.domain : '';
}
