import { contactDetails } from '@content/contactDetails';
import { privacy } from '@content/privacy';
import { unwrap } from '../model/fact.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { KeepTogether } from './KeepTogether.tsx';
import { SampleLabel } from './SampleLabel.tsx';

const heading = 'font-bold text-item';
const link = 'underline underline-offset-4';

/** Of the privacy notice. Without handlers: where it is prerendered, the script leaves it as it is. */
export function PrivacyText() {
  const { summary, sections, responsible, date } = privacy;
  return (
    <>
      <p className="pt-2 text-lead">
        <KeepTogether text={summary} />
      </p>
      <SampleLabel short content={[privacy, contactDetails.email, contactDetails.phone]} className="mt-4" />
      {sections.map((section) => (
        <section key={section.title} className="mt-6">
          <h3 className={heading}>
            <KeepTogether text={section.title} />
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-mist">
              <KeepTogether text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      <section className="mt-6">
        <h3 className={heading}>Who is responsible</h3>
        <address className="mt-2 text-mist not-italic">
          <KeepTogether text={unwrap(responsible.legalName)} />
          <br />
          <KeepTogether text={unwrap(responsible.address)} />
          <br />
          {'Questions about privacy: '}
          <KeepTogether text={unwrap(responsible.contactPerson)} />
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
