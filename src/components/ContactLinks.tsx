import { contactDetails } from '@content/contactDetails';
import { title as helpTitle } from '@content/help/title';
import { urgent } from '@content/urgent';
import { type Fact, unwrap } from '../../content/fact.ts';
import { FactText } from './Example.tsx';
import { Text, telHref } from './Text.tsx';

const { email, phone, secondPhone, location } = contactDetails;

type Props = { className?: string };

export const EmailLink = ({ className }: Props) => factLink(`mailto:${unwrap(email)}`, email, className);

export const PhoneLink = ({ className, of = phone }: Props & { of?: Fact }) =>
  factLink(telHref(unwrap(of)), of, className);

function factLink(href: string, fact: Fact, className?: string) {
  return (
    <a href={href} className={className}>
      <FactText fact={fact} />
    </a>
  );
}

export const UrgentNumbers = () =>
  urgent.map(({ phone, short }) => (
    <li key={phone}>
      <a href={telHref(phone)} data-quiet className="block h-full py-1.5 text-small leading-tight">
        <b className="block text-brick text-item underline underline-offset-4">{phone}</b> {short}
      </a>
    </li>
  ));

/** Whom to call first: in the drawer, and where Contact itself cannot be shown. */
export const UrgentHelp = () => (
  <section aria-label={helpTitle}>
    <p className="px-2 font-semibold">{helpTitle}</p>
    <ul className="grid grid-cols-2 gap-x-2 px-2">
      <UrgentNumbers />
    </ul>
  </section>
);

export function ContactList({ className, linkClassName }: Props & { linkClassName: string }) {
  return (
    <ul className={className}>
      {[
        <EmailLink key="email" className={linkClassName} />,
        <PhoneLink key="phone" className={linkClassName} />,
        secondPhone && <PhoneLink key="second" className={linkClassName} of={secondPhone} />,
        <Text key="location" text={location} />,
      ].map(
        (item) =>
          item && (
            <li key={item.key} className="flex min-h-target items-center">
              {item}
            </li>
          ),
      )}
    </ul>
  );
}
