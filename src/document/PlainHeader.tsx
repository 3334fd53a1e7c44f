import { Logo } from '../components/Logo.tsx';
import { hrefOf } from '../navigation/routes.ts';
import { ministry } from '../words.ts';

/** The header of documents that have no script, and so no menu. */
export function PlainHeader() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex h-header max-w-content items-center px-gutter">
        <a href={hrefOf('home')} className="flex min-h-target items-center gap-3 font-extrabold text-item">
          <Logo className="size-9 text-brick" />
          {ministry.name}
        </a>
      </div>
    </header>
  );
}
