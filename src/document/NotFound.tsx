import { words } from '@content/words.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { hrefOf } from '../navigation/addresses.ts';
import { everyItem } from '../navigation/menu.ts';
import { PlainHeader } from './PlainHeader.tsx';

/** What is shown for an address that does not exist. It stands alone: hosts answer with it under any path. */
export function NotFound() {
  return (
    <>
      <PlainHeader />
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
