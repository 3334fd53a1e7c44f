import { documentWords, words } from '#words/words.ts';
import { everyView } from '../../content/views.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { Course } from '../components/Course.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { PlainPage } from './PlainPage.tsx';

/** The 404 page, and that for no network. Without the site's script: they are shown under any path. */
export function NotFound({ script, offline = false }: { script: string; offline?: boolean }) {
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </PlainPage>
  );
}
