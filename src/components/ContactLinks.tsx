import { contactDetails } from '@content/contactDetails';
import { isSample, unwrap } from '../model/fact.ts';
import { words } from '../words.ts';
import { KeepTogether } from './KeepTogether.tsx';

type Props = { className?: string };

/** The email address as a link; text that it will follow while it is a sample. */
export function EmailLink({ className }: Props) {
  const email = unwrap(contactDetails.email);
  if (isSample(contactDetails.email)) return <span>{words.toFollow.email}</span>;
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** The phone number likewise; `tel:` takes no spaces. */
export function PhoneLink({ className }: Props) {
  const phone = unwrap(contactDetails.phone);
  if (isSample(contactDetails.phone)) return <span>{words.toFollow.phone}</span>;
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {phone}
    </a>
  );
}

/** Email address, phone number and place. */
export function ContactList({ className, linkClassName }: Props & { linkClassName: string }) {
  return (
    <ul className={className}>
      {[
        <EmailLink key="email" className={linkClassName} />,
        <PhoneLink key="phone" className={linkClassName} />,
        <KeepTogether key="location" text={contactDetails.location} />,
      ].map((item) => (
        <li key={item.key} className="flex min-h-target items-center">
          {item}
        </li>
      ))}
    </ul>
  );
}
