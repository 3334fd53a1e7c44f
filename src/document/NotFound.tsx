import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { Mark } from '../components/Mark.tsx';
import { hrefOf } from '../navigation/addresses.ts';
import { everyItem } from '../navigation/menu.ts';

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
      <main className="mx-auto max-w-content px-gutter py-16">
        <h1 className="max-w-4xl font-extrabold text-title">{words.notFound.title}</h1>
        <p className="mt-6 max-w-text text-lead">{words.notFound.text}</p>
        <ul className="mt-6">
          {everyItem.map(({ view, label }) => (
            <li key={view}>
              <a href={hrefOf(view)} className="link inline-flex min-h-target items-center font-semibold">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-text text-lead">{words.notFound.contact}</p>
        <p className="flex min-h-target flex-wrap items-center gap-x-6">
          <EmailLink className="link flex min-h-target items-center" />
          <PhoneLink className="link flex min-h-target items-center" />
        </p>
      </main>
    </>
  );
}
