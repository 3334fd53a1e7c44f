import { editions } from '@content/editions';
import Menu from 'lucide-react/icons/menu';
import { use } from 'react';
import { words } from '#words/words.ts';
import { callToAction, type MenuGroup, menu } from '../navigation/menu.ts';
import { LanguageLinks, ViewContext, ViewLink } from '../navigation/Navigation.tsx';
import { DRAWER_ID, Drawer } from './Drawer.tsx';
import { Dropdown } from './Dropdown.tsx';
import { NotPublished } from './Example.tsx';
import { Logo, nameBeside } from './Logo.tsx';
import { useScroll } from './useBrowser.ts';

/** Exceeds the header's thinning, so that no gap opens below it; in px from the page's top. */
const SCROLLED_AFTER = 80;

/** Smaller movements are a thumb at rest. */
const MOVED = 8;
let [lastY, isAway] = [0, false];

/** On phones the header leaves on the way down, and is back on the way up. */
function hasLeft(): boolean {
  if (Math.abs(window.scrollY - lastY) > MOVED) {
    isAway = window.scrollY > Math.max(lastY, SCROLLED_AFTER);
    lastY = window.scrollY;
  }
  return isAway;
}

// Forced colours draw a `transparent` border, but not one of `Canvas`.
const menuLink = 'menu-link border-y-2 border-[Canvas] px-1 font-semibold aria-[current=page]:border-b-brick';

/** Thins once the page has scrolled, by `translate` alone (styles.css), so that nothing on the page shifts. */
export function Header() {
  const scrolled = useScroll(() => window.scrollY > SCROLLED_AFTER, false);
  const away = useScroll(hasLeft, false);
  return (
    <header
      data-scrolled={scrolled}
      data-away={away}
      className="site-header fixed inset-x-0 top-0 z-20 h-header border-line border-b bg-paper short-window:absolute print:hidden"
    >
      <a
        href="#content"
        className="absolute bottom-1 left-1.5 z-40 [translate:0_-400%] bg-ink px-6 py-3 font-semibold text-paper focus:[translate:none]"
      >
        {words.skipToContent}
      </a>
      <NotPublished />
      {/* Overlaps the strip below the thinned bar, and must not take its clicks. */}
      <div className="content @container pointer-events-none flex h-(--bar) items-center justify-between gap-2 *:pointer-events-auto">
        <ViewLink
          to="home"
          className="site-name flex min-h-target items-center gap-3 font-extrabold text-[1.375rem] leading-none"
        >
          <Logo className="size-9 min-w-0 text-brick" />
          {nameBeside && <span>{nameBeside}</span>}
        </ViewLink>
        <MainMenu />
        <button
          type="button"
          aria-label={words.menu.open}
          aria-haspopup="dialog"
          commandfor={DRAWER_ID}
          command="show-modal"
          // Safari does not focus a clicked button, to which the dialog would return the focus: https://bugs.webkit.org/show_bug.cgi?id=22261
          onClick={(event) => event.currentTarget.focus()}
          className="icon-button -mr-2 lg:hidden"
        >
          <Menu aria-hidden="true" className="size-7" />
        </button>
      </div>
      <Drawer />
    </header>
  );
}

/** @param tellsCurrent false in documents that are no view */
export function MainMenu({ tellsCurrent = true }) {
  return (
    <nav aria-label={words.landmarks.mainMenu} className="relative ml-auto">
      <ul className="flex flex-wrap items-center justify-end gap-x-6">
        {menu.map((item) => (
          <li key={typeof item === 'string' ? item : item.label} className="max-lg:hidden">
            {typeof item === 'string' ? (
              <ViewLink to={item} tellsCurrent={tellsCurrent} className={menuLink} />
            ) : (
              <MenuDropdown {...item} />
            )}
          </li>
        ))}
        <li className="max-sm:hidden">
          <ViewLink to={callToAction} tellsCurrent className="button-primary min-h-target py-0" />
        </li>
        {/* On phones there is room for one language, and for none beside large text. */}
        <li
          className={`@max-[16rem]:hidden flex gap-x-4 empty:hidden ${tellsCurrent && editions.length === 1 ? '' : 'max-lg:hidden'}`}
        >
          <LanguageLinks className="menu-link justify-center text-nowrap font-semibold" />
        </li>
      </ul>
    </nav>
  );
}

function MenuDropdown({ label, items }: MenuGroup) {
  const holdsCurrent = items.includes(use(ViewContext));
  return (
    <Dropdown
      className="relative"
      trigger={label}
      triggerClassName={`${menuLink} ${holdsCurrent ? 'border-b-brick text-brick' : ''}`}
    >
      <ul className="-left-3.5 absolute mt-3 w-[min(18.625rem,335px)] border-2 border-brick bg-paper">
        {items.map((view) => (
          <li key={view} className="border-line not-last:border-b">
            <ViewLink to={view} tellsCurrent className="menu-link px-4 py-2 font-semibold hover:bg-stone" />
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
