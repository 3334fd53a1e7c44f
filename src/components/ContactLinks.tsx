import { contactDetails } from '@content/contactDetails';
import { type Fact, isSample, unwrap } from '../model/fact.ts';
import { telHref } from '../model/telHref.ts';
import { Text } from './Text.tsx';

type Props = { className?: string };

export function EmailLink({ className }: Props) {
  return (
    <a href={`mailto:${unwrap(contactDetails.email)}`} className={className}>
      <Value fact={contactDetails.email} />
    </a>
  );
}

export function PhoneLink({ className }: Props) {
  return (
    <a href={telHref(unwrap(contactDetails.phone))} className={className}>
      <Value fact={contactDetails.phone} />
    </a>
  );
}

function Value({ fact }: { fact: Fact }) {
  return isSample(fact) ? (
    <span className="border border-current border-dashed px-1.5">{unwrap(fact)}</span>
  ) : (
    unwrap(fact)
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
