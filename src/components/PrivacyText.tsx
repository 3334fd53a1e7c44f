import { privacy } from '@content/privacy';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { FactText } from './Example.tsx';
import { Text } from './Text.tsx';

const heading = 'font-bold text-item';
const link = 'underline underline-offset-4';

/** Of the privacy notice. Without handlers: where it is prerendered, the script leaves it as it is. */
export function PrivacyText() {
  const { summary, sections, responsible, date } = privacy;
  return (
    <>
      <Text as="p" className="pt-2 text-lead" text={summary} />
      {sections.map((section) => (
        <section key={section.title} className="mt-6">
          <Text as="h3" className={heading} text={section.title} />
          {section.paragraphs.map((paragraph) => (
            <Text as="p" key={paragraph} className="mt-2 text-mist" text={paragraph} />
          ))}
        </section>
      ))}
      <section className="mt-6">
        <h3 className={heading}>Who is responsible</h3>
        <address className="mt-2 text-mist not-italic">
          <FactText fact={responsible.legalName} />
          <br />
          <FactText fact={responsible.address} />
          <br />
          {'Questions about privacy: '}
          <FactText fact={responsible.contactPerson} />
          <br />
          <EmailLink className={link} />
          <br />
          <PhoneLink className={link} />
        </address>
      </section>
      <p className="mt-6 text-mist">{date}</p>
    </>
  );
}
