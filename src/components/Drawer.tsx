import { words } from '@content/interface.ts';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { aboutMenu } from '../navigation/menu.ts';
import { ViewLink } from '../navigation/Navigation.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** The width from which the header shows its whole menu; the same as Tailwind's `lg`. */
const DESKTOP = '(min-width: 64rem)';

const row =
  'flex min-h-14 w-full items-center justify-between border-line border-b px-6 py-2 text-left font-semibold text-lead hover:bg-stone aria-[current=page]:text-brick';

/** The menu of phones: slides in from the right, 240 px wide. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const closeOnDesktop = () => desktop.matches && close.current();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);
  return (
    <ModalDialog open={open} onClose={onClose} label={words.menu.label} className="drawer">
      <DrawerMenu onClose={onClose} />
    </ModalDialog>
  );
}

/** Exists only while the drawer is open, so its About section starts collapsed every time. */
function DrawerMenu({ onClose }: { onClose: () => void }) {
  const [aboutOpen, setAboutOpen] = useState(false);
  return (
    <nav aria-label={words.landmarks.mainMenu} className="flex min-h-full flex-col">
      <div className="flex h-header items-center justify-end border-line border-b px-4">
        <button
          type="button"
          aria-label={words.menu.close}
          onClick={onClose}
          className="flex min-h-target min-w-target items-center justify-center rounded-sm hover:text-brick"
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </div>
      <ul className="grow">
        <li>
          <ViewLink to="home" marksCurrent onClick={onClose} className={row}>
            {words.menu.home}
          </ViewLink>
        </li>
        <li>
          <ViewLink to="contact" marksCurrent onClick={onClose} className={row}>
            {words.menu.contact}
          </ViewLink>
        </li>
        <li>
          <button
            type="button"
            aria-expanded={aboutOpen}
            aria-controls="drawer-about"
            onClick={() => setAboutOpen(!aboutOpen)}
            className={row}
          >
            {words.menu.about}
            <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${aboutOpen ? 'rotate-180' : ''}`} />
          </button>
          <ul id="drawer-about" hidden={!aboutOpen} className="bg-stone">
            {aboutMenu.map((item) => (
              <li key={item.view}>
                <ViewLink
                  to={item.view}
                  marksCurrent
                  onClick={onClose}
                  className="flex min-h-12 items-center border-line border-b py-2 pr-4 pl-10 hover:text-brick aria-[current=page]:font-semibold aria-[current=page]:text-brick"
                >
                  {item.label}
                </ViewLink>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <ViewLink to="articles" marksCurrent onClick={onClose} className={row}>
            {words.menu.articles}
          </ViewLink>
        </li>
      </ul>
      <ViewLink
        to="donate"
        marksCurrent
        onClick={onClose}
        className="sticky bottom-0 flex min-h-16 items-center justify-center bg-brick px-6 font-bold text-lead text-paper hover:bg-brick-dark"
      >
        {words.menu.donateNow}
      </ViewLink>
    </nav>
  );
}
