import { everyView, type View, type ViewEntry, views } from '../views.ts';

export type MenuItem = { readonly view: View; readonly label: string };

/** A dropdown in the bar, a collapsible list in the drawer. */
export type MenuGroup = { readonly label: string; readonly items: readonly MenuItem[] };

export const everyItem: readonly MenuItem[] = everyView.map((view) => ({
  view,
  label: views[view].name,
}));

/** The call to action: a button in the bar, the foot of the drawer. */
export const callToAction = 'donate' satisfies View;

const groupOf = ({ view }: MenuItem) => (views[view] as ViewEntry).group;

/** The rest of the menu, in the bar and in the drawer. */
export const menu: readonly (MenuItem | MenuGroup)[] = everyItem.flatMap<MenuItem | MenuGroup>((item) => {
  const group = groupOf(item);
  if (!group) return item.view === callToAction ? [] : [item];
  const items = everyItem.filter((other) => groupOf(other) === group);
  return item === items[0] ? [{ label: group, items }] : [];
});

export const quickLinks: readonly MenuItem[] = [
  { view: 'about', label: 'About Us' },
  { view: 'articles', label: 'Latest Articles' },
  { view: 'donate', label: 'Support Us' },
  { view: 'contact', label: 'Prayer Requests' },
];
