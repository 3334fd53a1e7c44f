import { title as helpTitle } from '@content/help/title';
import { ministry, words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { quickLinks } from '../navigation/menu.ts';
import { LanguageLinks, ViewLink } from '../navigation/Navigation.tsx';
import { ContactList } from './ContactLinks.tsx';
import { Logo, nameBeside } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Text } from './Text.tsx';

const heading = 'mb-1 border-steel border-b pb-2 font-semibold text-marigold';
const link = 'flex min-h-target items-center underline-offset-4 hover:underline';

export function Footer() {
  return (
    <footer className="bg-ink text-paper print:hidden">
      <div className="content grid gap-x-2 gap-y-6 pt-10 pb-6 lg:pt-16 lg:pb-8 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <div className="flex items-center gap-3 font-extrabold text-section">
            <Logo className="size-10 shrink-0" />
            {nameBeside}
          </div>
          <Text as="p" className="mt-3 text-mist" text={ministry.tagline} />
          <SocialLinks className="mt-4 lg:mt-6" heading={words.footer.follow} />
        </div>
        <div className="sm:mr-6 lg:col-span-4">
          <h2 className={heading}>{words.footer.contact}</h2>
          <ContactList linkClassName={link} />
        </div>
        <nav aria-label={words.landmarks.quickLinks} className="lg:col-span-3">
          <h2 className={heading}>{words.footer.quickLinks}</h2>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-1">
            {quickLinks.map((view) => (
              <li key={view}>
                <ViewLink to={view} className={link}>
                  {views[view].quickLink}
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="content pb-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-steel border-t pt-4 text-mist">
          <p>{words.footer.builtWith}</p>
          <p className="grow text-small">{words.footer.bible}</p>
          <p className="flex flex-wrap gap-x-6">
            <ViewLink to="contact" hash="#help" data-quiet className={link}>
              {helpTitle}
            </ViewLink>
            <ViewLink to="contact" hash="#privacy" className={link}>
              {words.privacy}
            </ViewLink>
            <LanguageLinks className={link} />
          </p>
        </div>
      </div>
    </footer>
  );
}
