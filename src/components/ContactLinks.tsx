import { contactDetails } from '@content/contactDetails.ts';
import { unwrap } from '../model/fact.ts';

type Props = { className?: string };

/** Opens a letter to the ministry. */
export function EmailLink({ className }: Props) {
  const email = unwrap(contactDetails.email);
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** Calls the ministry; the number is written in groups, and dialled without them. */
export function PhoneLink({ className }: Props) {
  const phone = unwrap(contactDetails.phone);
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {phone}
    </a>
  );
}
