import { contactDetails } from '@content/contactDetails';
import { unwrap } from '../model/fact.ts';
import { Text } from './Text.tsx';

type Props = { className?: string };

export function EmailLink({ className }: Props) {
  const email = unwrap(contactDetails.email);
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** `tel:` takes no spaces. */
export function PhoneLink({ className }: Props) {
  const phone = unwrap(contactDetails.phone);
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
        <Text key="location" text={contactDetails.location} />,
      ].map((item) => (
        <li key={item.key} className="flex min-h-target items-center">
          {item}
        </li>
      ))}
    </ul>
  );
}
