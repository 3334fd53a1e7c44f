import { type ReactNode, use } from 'react';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { ViewContext, ViewLink } from '../navigation/Navigation.tsx';

type NextStepsProps = { className?: string; children?: ReactNode };

/** Leads on from the end of a view or a letter; `children` are further links. */
export function NextSteps({ className = '', children }: NextStepsProps) {
  const { next } = views[use(ViewContext)];
  return (
    <nav
      aria-label={words.landmarks.nextSteps}
      className={`flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden ${className}`}
    >
      {next.map(([view, label], index) => (
        <ViewLink key={view} to={view} className={index === 0 ? 'button-primary' : 'link'}>
          {label}
        </ViewLink>
      ))}
      {children}
    </nav>
  );
}
