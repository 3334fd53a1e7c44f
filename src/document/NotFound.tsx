import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import { BrickRule } from '../components/BrickRule.tsx';
import { Footer } from '../components/Footer.tsx';
import { Mark } from '../components/Mark.tsx';
import { everyView, hrefOf, nameOf } from '../navigation/addresses.ts';

/** What is shown for an address that does not exist. It stands alone: hosts answer with it under any path. */
export function NotFound() {
  return (
    <>
      <header className="border-line border-b">
        <div className="mx-auto flex h-header max-w-content items-center px-gutter">
          <a href={hrefOf('home')} className="flex min-h-target items-center gap-3 font-extrabold text-item">
            <Mark className="size-9 text-brick" />
            {site.name}
          </a>
        </div>
      </header>
      <main>
        <div className="overflow-hidden bg-stone">
          <div className="mx-auto max-w-content px-gutter pt-10 lg:pt-16">
            <h1 className="max-w-4xl pb-4 font-extrabold text-title">{words.notFound.title}</h1>
            <BrickRule lacksOne />
          </div>
        </div>
        <div className="mx-auto grid max-w-content gap-x-16 gap-y-6 px-gutter pt-8 pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-14">
          <p className="text-lead">{words.notFound.text}</p>
          <ul className="border-ink border-t-2 pt-3 sm:columns-2">
            {everyView.map((view) => (
              <li key={view}>
                <a href={hrefOf(view)} className="link inline-flex min-h-target items-center font-semibold">
                  {nameOf(view)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </main>
      <Footer />
    </>
  );
}
