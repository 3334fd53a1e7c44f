import { contactDetails } from '@content/contactDetails';
import { type Fact, unwrap } from '../../content/fact.ts';
import { FactText } from './Example.tsx';
import { Text } from './Text.tsx';

const { email, phone, location } = contactDetails;

/** `tel:` takes no spaces (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

type Props = { className?: string };

export const EmailLink = ({ className }: Props) => factLink(`mailto:${unwrap(email)}`, email, className);

export const PhoneLink = ({ className }: Props) => factLink(telHref(unwrap(phone)), phone, className);

function factLink(href: string, fact: Fact, className?: string) {
  return (
    <a href={href} className={className}>
      <FactText fact={fact} />
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
        <Text key="location" text={location} />,
      ].map((item) => (
        <li key={item.key} className="flex min-h-target items-center">
          {item}
        </li>
      ))}
    </ul>
  );
}
