import { language } from '@content/language';
import type { ReactNode } from 'react';
import { documentWords, ministry, words } from '#words/words.ts';
import { everyView, type View } from '../../content/views.ts';
import { EmailLink, PhoneLink } from '../../src/components/ContactLinks.tsx';
import { ViewLink } from '../../src/navigation/Navigation.tsx';
import { base, hrefOf, root } from '../../src/navigation/routes.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { Head, UnlistedHead } from './Head.tsx';

type FrameProps = { built: BuiltFiles; style?: BuiltFiles['base']; head: ReactNode; children: ReactNode };

/** The HTML of every document; by itself it has no script. */
export function Frame({ built, style = built.base, head, children }: FrameProps) {
  return (
    <html lang={language.tag} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={built.policy(style.css)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would turn numbers, such as the bank account's, into links before hydration. */}
        <meta name="format-detection" content="telephone=no" />
        {head}
        <link rel="icon" href={`${root}favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${root}icon-192.png`} sizes="192x192" />
        <link rel="apple-touch-icon" href={`${root}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}manifest.webmanifest`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: style.css }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

type DocumentProps = {
  built: BuiltFiles;
  /** Missing in the app shell, which the service worker serves offline and the script renders into. */
  view?: View;
  markup?: string;
  /** In the app shell: the page for addresses that are not on the device. */
  notKept?: ReactNode;
};

const notice = 'border-4 border-ink bg-paper px-6 py-4 font-semibold';
const noticeLink = 'inline-block py-2 pr-3 underline';

export function Document({ built, view, markup = '', notKept }: DocumentProps) {
  const style = view ? built.styles[view] : built.base;
  return (
    <Frame
      built={built}
      style={style}
      head={
        <>
          {view ? <Head view={view} /> : <UnlistedHead title={ministry.name} />}
          {style.sheets.map((href) => (
            // A disabled `link` would be fetched by Firefox 140.
            <meta key={href} name="inlined" content={href} />
          ))}
          <script
            data-entry={built.entry}
            data-sending={built.sending}
            data-chunks={view && built.chunks[view].join(' ')}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
            dangerouslySetInnerHTML={{ __html: built.script }}
          />
        </>
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the app's own markup */}
      <div id="root" data-view={view} dangerouslySetInnerHTML={{ __html: markup }} />
      {notKept && <template title={`${documentWords.offline.title} – ${ministry.name}`}>{notKept}</template>}
      <noscript>
        <div className={notice}>
          <p className="[&_a]:mr-3 [&_a]:inline-block [&_a]:underline">
            {documentWords.noScript} <EmailLink /> <PhoneLink />
          </p>
          <nav aria-label={words.menu.label}>
            {everyView.map((view) => (
              <ViewLink key={view} to={view} className={noticeLink} />
            ))}
          </nav>
        </div>
      </noscript>
      {/* Sticky, not fixed: it never covers the page's last line. */}
      <dialog
        id="start-failed"
        className={`${notice} sticky bottom-0 z-30 w-full max-w-none`}
        data-typed={words.loading.typed}
      >
        <p role="alert">{words.loading.failed}</p>
        <a href={view ? hrefOf(view) : ''} className={noticeLink}>
          {words.tryAgain}
        </a>
        <button type="button" commandfor="start-failed" command="close" className={noticeLink}>
          {words.loading.dismiss}
        </button>
      </dialog>
    </Frame>
  );
}
