import { leaders } from '@content/leaders';
import { Footer } from '../components/Footer.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { hrefOf, lettersAddress } from '../navigation/routes.ts';
import { LetterText } from '../views/home/LetterText.tsx';
import { Portrait } from '../views/home/Portrait.tsx';
import { TESTIMONIALS_TITLE } from '../views/home/Testimonials.tsx';
import { words } from '../words.ts';
import { PlainHeader } from './PlainHeader.tsx';

/** All letters, for browsers without the script: home's cards link here. On paper each takes a sheet of its own. */
export function Letters() {
  return (
    <>
      <PlainHeader />
      <main className="mx-auto max-w-content px-gutter py-16 print:py-0">
        <h1 className="max-w-4xl font-extrabold text-title print:hidden">{TESTIMONIALS_TITLE}</h1>
        {leaders.map((leader) => (
          <section
            key={leader.key}
            id={leader.key}
            className="sheet mt-12 max-w-text scroll-mt-6 border-ink border-t-4 pt-8 print:mt-0 print:border-0 print:pt-0 print:[:not(:first-of-type)]:break-before-page"
          >
            <PrintHead address={`${lettersAddress}#${leader.key}`} />
            <LetterText
              leader={leader}
              portrait={<Portrait leader={leader} className="size-20 md:size-24" />}
              heading="h2"
            />
          </section>
        ))}
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <NextSteps after="letter" />
          <a href={hrefOf('home')} className="link inline-flex min-h-target items-center max-lg:hidden">
            {words.backToHome}
          </a>
        </div>
      </main>
      <Footer />
    </>
  );
}
