import type { ReactNode } from 'react';
import { words } from '#words/words.ts';
import { Course } from '../components/Course.tsx';
import { NotPublished } from '../components/Example.tsx';
import { Footer } from '../components/Footer.tsx';
import { MainMenu } from '../components/Header.tsx';
import { Logo, nameBeside } from '../components/Logo.tsx';
import { hrefOf } from '../navigation/routes.ts';

type PlainPageProps = { title: string; titleClassName?: string; rule?: ReactNode; children: ReactNode };

/** Layout of documents that have no script, and so no drawer. */
export function PlainPage({ title, titleClassName = '', rule = <Course />, children }: PlainPageProps) {
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
