import { editions } from '@content/editions';
import { use } from 'react';
import { views } from '../../content/views.ts';
import { ViewContext } from './Navigation.tsx';
import { root } from './routes.ts';

/** Links to the view in each other language, or to that language's Contact. */
export function LanguageLinks({ className }: { className: string }) {
  const view = use(ViewContext);
  return editions.map(({ code, path, name, views: theirs }) => {
    const to = [view, 'contact' as const, ...theirs].find((each) => theirs.includes(each)) ?? 'home';
    return (
      <a
        key={code}
        href={root + path + views[to].path}
        hrefLang={code}
        lang={code}
        className={`language-link min-w-target ${className}`}
      >
        {name}
      </a>
    );
  });
}
