import { everyView, type View, type ViewEntry, views } from '../../content/views.ts';

/** A dropdown in the bar, a collapsible list in the drawer. */
export type MenuGroup = { readonly label: string; readonly items: readonly View[] };

/** The call to action: a button in the bar, the foot of the drawer. */
export const callToAction = 'donate' satisfies View;

const groupOf = (view: View) => (views[view] as ViewEntry).group;

/** The rest of the menu, in the bar and in the drawer. */
export const menu = everyView.flatMap<View | MenuGroup>((view) => {
  const group = groupOf(view);
  if (!group) return view === callToAction ? [] : [view];
  const items = everyView.filter((other) => groupOf(other) === group);
  return view === items[0] ? [{ label: group, items }] : [];
});

export const quickLinks = ['about', 'articles', 'donate', 'contact'] as const;
