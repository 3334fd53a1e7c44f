import { help } from '@content/help';
import { privacy } from '@content/privacy';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import { EmailLink, PhoneLink } from '../../components/ContactLinks.tsx';
import { FactText } from '../../components/Example.tsx';
import { Helpline } from '../../components/HelpInDanger.tsx';
import { Text } from '../../components/Text.tsx';
import { base } from '../../navigation/routes.ts';

const heading = 'font-bold text-item';

/** Collapsed at the end of Contact; the footer links to it. Open, it prints on sheets of its own. */
export function PrivacyNotice() {
  const { summary, oneOfUs, notPrivate, sections, safeguardingPhone, responsible, date } = privacy;
  return (
    <details className="group self-start border-ink border-y-2 lg:col-span-2 print:order-last print:break-before-page [&:not([open])]:print:hidden">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{words.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div id="privacy" className="max-w-text scroll-mt-14 pb-8">
        <Text as="p" className="pt-2 text-lead" text={summary} />
        <section id="read-first" className="-scroll-mt-4 mt-6">
          <Text as="h3" className={heading} text={oneOfUs.title} />
          <Text as="p" className="mt-2" text={oneOfUs.text} />
          <ul className="my-2">
            {help.numbers.map(({ phone, whom }) => (
              <Helpline key={phone} phone={phone} whom={whom} />
            ))}
            <Helpline phone={safeguardingPhone} whom={oneOfUs.lead} />
          </ul>
          <Text as="p" text={oneOfUs.after} />
        </section>
        {[{ id: 'before-you-write', ...notPrivate }, ...sections].map((section) => (
          <section key={section.id} id={section.id} className="-scroll-mt-4 mt-6">
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
        <Text as="p" className="mt-6 text-slate" text={date} />
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
