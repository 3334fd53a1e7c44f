import { privacy } from '@content/privacy';
import { ChevronDown } from 'lucide-react';
import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import { EmailLink, PhoneLink } from '../../components/ContactLinks.tsx';
import { FactText } from '../../components/Example.tsx';
import { Text } from '../../components/Text.tsx';
import { base } from '../../navigation/routes.ts';

const heading = 'font-bold text-item';

/** Collapsed at the end of Contact; the footer links to it. */
export function PrivacyNotice() {
  const { summary, notPrivate, sections, responsible, date } = privacy;
  return (
    <details className="group border-ink border-y-2 lg:col-span-full print:hidden">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{words.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div id="privacy" className="max-w-text scroll-mt-14 pb-8">
        <Text as="p" className="pt-2 text-lead" text={summary} />
        {[notPrivate, ...sections].map((section) => (
          <section
            key={section.title}
            id={section === notPrivate ? 'not-private' : undefined}
            className="mt-6"
          >
            <Text as="h3" className={heading} text={section.title} />
            {section.paragraphs.map((paragraph) => (
              <Text as="p" key={paragraph} className="mt-2 text-slate" text={paragraph} />
            ))}
          </section>
        ))}
        <section className="mt-6">
          <h3 className={heading}>{formWords.responsible}</h3>
          <address className="mt-2 text-slate not-italic">
            <FactText fact={responsible.legalName} />
            <br />
            <FactText fact={responsible.address} />
            <br />
            {formWords.privacyQuestions}
            <FactText fact={responsible.contactPerson} />
            <br />
            <EmailLink className="link" />
            <br />
            <PhoneLink className="link" />
          </address>
        </section>
        <p className="mt-6 text-slate">{date}</p>
        <p className="mt-6 flex flex-wrap gap-x-6">
          {words.licences.map(({ file, label }) => (
            <a key={file} href={base + file} className="link inline-flex min-h-target items-center">
              {label}
            </a>
          ))}
        </p>
      </div>
    </details>
  );
}
