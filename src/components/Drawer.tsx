import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { callToAction, menu } from '../navigation/menu.ts';
import { LanguageLinks, ViewLink } from '../navigation/Navigation.tsx';
import { UrgentHelp } from './ContactLinks.tsx';
import { CloseButton, ModalDialog } from './ModalDialog.tsx';

export const DRAWER_ID = 'menu';

const row =
  'flex min-h-14 w-full items-center justify-between border-line border-b px-[24px] py-2 text-left font-semibold text-lead hover:bg-stone aria-[current=page]:text-brick';

/** The menu of phones: slides in from the right, 240 px wide (specification, section 2). */
export function Drawer() {
  const about = useRef<HTMLDetailsElement>(null);
  return (
    <ModalDialog
      id={DRAWER_ID}
      onClosed={() => about.current?.removeAttribute('open')}
      aria-label={words.menu.label}
      className="drawer"
    >
      <nav aria-label={words.menu.label} className="flex h-full flex-col">
        <div className="flex h-(--bar) shrink-0 items-center justify-end border-line border-b px-4">
          <CloseButton dialog={DRAWER_ID} label={words.menu.close} iconClassName="size-7" />
        </div>
        <ul className="min-h-0 grow overflow-y-auto overscroll-contain">
          {menu.map((item) => (
            <li key={typeof item === 'string' ? item : item.label}>
              {typeof item === 'string' ? (
                <ViewLink to={item} tellsCurrent className={row} />
              ) : (
                <details ref={about} className="group/about">
                  <summary className={`${row} cursor-pointer list-none`}>
                    {item.label}
                    <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/about:rotate-180" />
                  </summary>
                  <ul className="bg-stone">
                    {item.items.map((view) => (
                      <li key={view}>
                        <ViewLink
                          to={view}
                          tellsCurrent
                          className="menu-link min-h-12 border-line border-b py-2 pr-[16px] pl-[40px] aria-[current=page]:font-semibold"
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
          <li>
            <LanguageLinks className={row} />
          </li>
          <li className="px-[16px] pt-3">
            <UrgentHelp />
          </li>
        </ul>
        <ViewLink
          to={callToAction}
          tellsCurrent
          className="button-primary min-h-16 shrink-0 rounded-none text-lead"
        >
          {views[callToAction].button}
        </ViewLink>
      </nav>
    </ModalDialog>
  );
}
