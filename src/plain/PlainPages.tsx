import { leaders } from '@content/leaders';
import type { ReactNode } from 'react';
import { homeWords } from '#words/homeWords.ts';
import { documentWords, words } from '#words/words.ts';
import { everyView } from '../../content/views.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { Course } from '../components/Course.tsx';
import { NotPublished } from '../components/Example.tsx';
import { Footer } from '../components/Footer.tsx';
import { MainMenu } from '../components/Header.tsx';
import { Logo, nameBeside } from '../components/Logo.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { hrefOf, lettersAddress } from '../navigation/routes.ts';
import { LetterText } from '../views/home/Letter.tsx';
import { Portrait } from '../views/home/Portrait.tsx';

type PlainPageProps = { title: string; titleClassName?: string; rule?: ReactNode; children: ReactNode };

/** Layout of documents that have no script, and so no drawer. */
function PlainPage({ title, titleClassName = '', rule = <Course />, children }: PlainPageProps) {
  return (
    <div className="flex min-h-screen flex-col print:block">
      <header className="border-line border-b print:hidden">
        <NotPublished />
        <div className="content flex h-(--bar) items-center justify-between gap-4">
          <a
            href={hrefOf('home')}
            className="flex min-h-target items-center gap-3 font-extrabold text-[1.375rem] leading-none"
          >
            <Logo className="size-9 text-brick" />
            {nameBeside}
          </a>
          <MainMenu tellsCurrent={false} />
          <a href={hrefOf('home')} className="link flex min-h-target items-center font-semibold lg:hidden">
            {words.backToHome}
          </a>
        </div>
      </header>
      <main className="grow">
        <div className={`overflow-hidden bg-stone ${titleClassName}`}>
          <div className="content pt-10 lg:pt-16">
            <h1 className="max-w-4xl pb-4 font-extrabold text-title">{title}</h1>
            {rule}
          </div>
        </div>
        {children}
      </main>
      <Footer />
    </div>
  );
}

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

/** The 404 page, and that for no network. Without the site's script: they are shown under any path. */
export function NotFound({ offline = false }: { offline?: boolean }) {
  const { title, text } = documentWords[offline ? 'offline' : 'notFound'];
  return (
    <PlainPage title={title} rule={<Course inColumns lacksOne />}>
      <div className="content grid gap-x-2 gap-y-6 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-14">
        <p className="text-balance text-lead lg:col-span-5 lg:pr-10">{text}</p>
        <ul className="grid border-ink border-t-2 pt-3 sm:grid-cols-2 lg:col-span-7 lg:row-span-2 lg:grid-cols-7 lg:gap-x-2">
          {everyView.map((view) => (
            <li key={view} className="lg:odd:col-span-3 lg:even:col-span-4">
              <ViewLink to={view} className="link inline-flex min-h-target items-center font-semibold" />
            </li>
          ))}
        </ul>
        <div className="lg:col-span-5">
          {offline && (
            <a href="?" className="link inline-flex min-h-target items-center font-semibold">
              {words.tryAgain}
            </a>
          )}
          <p className="text-balance">{documentWords.notFound.contact}</p>
          <p className="flex min-h-target flex-wrap items-center gap-x-6">
            <EmailLink className="link flex min-h-target items-center" />
            <PhoneLink className="link flex min-h-target items-center" />
          </p>
        </div>
      </div>
    </PlainPage>
  );
}
