import { editions } from '@content/editions';
import { use } from 'react';
import { views } from '../../content/views.ts';
import { ViewContext } from './Navigation.tsx';
import { root } from './routes.ts';

/** Links to the view in each other language. */
export function LanguageLinks({ className }: { className: string }) {
  const view = use(ViewContext);
  return editions.map(({ code, path, name }) => (
    <a
      key={code}
      href={root + path + views[view].path}
      hrefLang={code}
      lang={code}
      className={`language-link min-w-target ${className}`}
    >
      {name}
    </a>
  ));
}
