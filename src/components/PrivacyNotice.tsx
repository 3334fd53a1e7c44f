import { privacy } from '@content/privacy.ts';
import { unwrap } from '../model/fact.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { KeepTogether } from './KeepTogether.tsx';
import { SampleMark } from './SampleNotice.tsx';

const heading = 'font-bold text-item';

export function PrivacyNotice() {
  return (
    <div className="max-w-text pb-8">
      <p className="pt-2 text-lead">
        <KeepTogether text={privacy.summary} />
      </p>
      <SampleMark of={privacy} className="mt-4" />
      {privacy.sections.map((section) => (
        <section key={section.title} className="mt-6">
          <h3 className={heading}>
            <KeepTogether text={section.title} />
          </h3>
          {section.paragraphs.map(unwrap).map((paragraph) => (
            <p key={paragraph} className="mt-2 text-mist">
              <KeepTogether text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      <Responsible />
      <p className="mt-6 text-mist">{privacy.date}</p>
    </div>
  );
}

function Responsible() {
  const { title, legalName, address, contactLabel, contactPerson } = privacy.responsible;
  const link = 'underline underline-offset-4';
  return (
    <section className="mt-6">
      <h3 className={heading}>{title}</h3>
      <address className="mt-2 text-mist not-italic">
        <KeepTogether text={unwrap(legalName)} />
        <br />
        <KeepTogether text={unwrap(address)} />
        <br />
        {contactLabel}
        <KeepTogether text={unwrap(contactPerson)} />
        <br />
        <EmailLink className={link} />
        <br />
        <PhoneLink className={link} />
      </address>
    </section>
  );
}
