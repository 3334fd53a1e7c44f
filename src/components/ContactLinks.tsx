import { contactDetails } from '@content/contactDetails.ts';
import { words } from '@content/words.ts';
import { isSample, unwrap } from '../model/fact.ts';

type Props = { className?: string };

/** Opens a letter to the ministry; while there is only a sample of its address, it says so and opens nothing. */
export function EmailLink({ className }: Props) {
  const email = unwrap(contactDetails.email);
  if (isSample(contactDetails.email)) return <span>{words.toFollow.email}</span>;
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** Calls the ministry, likewise; the number is written in groups, and dialled without them. */
export function PhoneLink({ className }: Props) {
  const phone = unwrap(contactDetails.phone);
  if (isSample(contactDetails.phone)) return <span>{words.toFollow.phone}</span>;
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {phone}
    </a>
  );
}
