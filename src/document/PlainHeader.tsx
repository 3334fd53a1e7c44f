import { MainMenu } from '../components/Header.tsx';
import { Logo } from '../components/Logo.tsx';
import { hrefOf } from '../navigation/routes.ts';
import { ministry, words } from '../words.ts';

/** The header of documents that have no script, and so no drawer. */
export function PlainHeader() {
  return (
    <header className="border-line border-b print:hidden">
      <div className="mx-auto flex h-header max-w-content items-center justify-between gap-4 px-gutter">
        <a
          href={hrefOf('home')}
          className="flex min-h-target items-center gap-3 font-extrabold text-item leading-none"
        >
          <Logo className="size-9 text-brick" />
          {ministry.name}
        </a>
        <MainMenu tellsCurrent={false} />
        <a href={hrefOf('home')} className="link flex min-h-target items-center font-semibold lg:hidden">
          {words.backToHome}
        </a>
      </div>
    </header>
  );
}
