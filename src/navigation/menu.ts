import { everyView, type View, type ViewEntry, views } from '../../content/views.ts';

/** A dropdown in the bar, a collapsible list in the drawer. */
export type MenuGroup = { readonly label: string; readonly items: readonly View[] };

export const callToAction = 'donate' satisfies View;

const groupOf = (view: View) => (views[view] as ViewEntry).group;

export const menu = everyView.flatMap<View | MenuGroup>((view) => {
  const group = groupOf(view);
  if (!group) return view === callToAction ? [] : [view];
  const items = everyView.filter((other) => groupOf(other) === group);
  return view === items[0] ? [{ label: group, items }] : [];
});

export const quickLinks = ['about', 'articles', 'donate', 'contact'] as const;
