import type { MenuItem } from '../navigation/menu.ts';
import { ViewLink } from '../navigation/Navigation.tsx';
import { words } from '../words.ts';

const { menu, nextSteps } = words;
const pray: MenuItem = { view: 'contact', label: nextSteps.pray };

/** The first is the primary action. */
const steps = {
  myStory: [pray, { view: 'about', label: menu.aboutRB }],
  about: [
    { view: 'contact', label: nextSteps.write },
    { view: 'whyRB', label: menu.whyRB },
  ],
  whatWeBelieve: [pray],
  whyRB: [{ view: 'donate', label: nextSteps.support }],
  articles: [{ view: 'contact', label: nextSteps.write }],
  letter: [pray],
} as const satisfies Record<string, readonly MenuItem[]>;

export type NextStepsProps = { after: keyof typeof steps; className?: string };

/** Calls to action at the end of a view or a letter. */
export function NextSteps({ after, className = '' }: NextStepsProps) {
  return (
    <nav
      aria-label={words.landmarks.nextSteps}
      className={`flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden ${className}`}
    >
      {steps[after].map(({ view, label }, index) => (
        <ViewLink key={view} to={view} className={index === 0 ? 'button-primary' : 'link'}>
          {label}
        </ViewLink>
      ))}
    </nav>
  );
}
