import { use } from 'react';
import type { MenuItem } from '../navigation/menu.ts';
import { ViewContext, ViewLink } from '../navigation/Navigation.tsx';
import type { View } from '../navigation/routes.ts';
import { words } from '../words.ts';

const { menu, nextSteps } = words;
const pray: MenuItem = { view: 'contact', label: nextSteps.pray };

/** The first is the primary action. */
const steps: Partial<Record<View, readonly MenuItem[]>> = {
  /** From a letter. */
  home: [pray],
  myStory: [pray, { view: 'about', label: menu.aboutRB }],
  about: [
    { view: 'contact', label: nextSteps.write },
    { view: 'whyRB', label: menu.whyRB },
  ],
  whatWeBelieve: [pray],
  whyRB: [{ view: 'donate', label: nextSteps.support }],
  articles: [{ view: 'contact', label: nextSteps.write }],
};

/** Where to go from the end of a view or a letter. */
export function NextSteps({ className = '' }) {
  const from = steps[use(ViewContext)];
  if (!from) return null;
  return (
    <nav
      aria-label={words.landmarks.nextSteps}
      className={`flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden ${className}`}
    >
      {from.map(({ view, label }, index) => (
        <ViewLink key={view} to={view} className={index === 0 ? 'button-primary' : 'link'}>
          {label}
        </ViewLink>
      ))}
    </nav>
  );
}
