import { leaders } from '@content/leaders';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import { NextSteps } from '../components/NextSteps.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { hrefOf, lettersAddress } from '../navigation/routes.ts';
import { LetterText } from '../views/home/Letter.tsx';
import { Portrait } from '../views/home/Portrait.tsx';
import { PlainPage } from './PlainPage.tsx';

/** Shows all letters to browsers without the script: home's cards link here. */
export function Letters() {
  return (
    <PlainPage title={homeWords.testimonials} titleClassName="print:hidden">
      <div className="letters content pt-8 pb-16 print:p-0">
        {leaders.map((leader) => (
          <section key={leader.key} id={leader.key} className="sheet">
            <PrintHead address={`${lettersAddress}#${leader.key}`} />
            <LetterText
              leader={leader}
              portrait={
                <Portrait leader={leader} className="max-w-1/2 size-20 shrink-0 rounded-sm md:size-24" />
              }
              titleAs="h2"
            />
          </section>
        ))}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <NextSteps />
          <a href={hrefOf('home')} className="link inline-flex min-h-target items-center max-lg:hidden">
            {words.backToHome}
          </a>
        </div>
      </div>
    </PlainPage>
  );
}
