import { contactDetails } from '@content/contactDetails';
import { isSample, unwrap } from '../../content/fact.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** Adds the networks' marks as SVG paths, 24 x 24: lucide has no brands. */
const networks = [
  {
    name: 'Facebook',
    url: contactDetails.facebook,
    icon: 'M14 8.5V6.8c0-.8.5-1.3 1.4-1.3H17V2.6c-.3 0-1.3-.1-2.4-.1-2.5 0-4.1 1.5-4.1 4.1v1.9H7.7v3.3h2.8V22H14V11.8h2.8l.5-3.3z',
  },
  {
    name: 'YouTube',
    url: contactDetails.youtube,
    icon: 'M22.5 7.2a2.8 2.8 0 0 0-2-2C18.8 4.7 12 4.7 12 4.7s-6.8 0-8.5.5a2.8 2.8 0 0 0-2 2A29 29 0 0 0 1 12a29 29 0 0 0 .5 4.8 2.8 2.8 0 0 0 2 2c1.7.5 8.5.5 8.5.5s6.8 0 8.5-.5a2.8 2.8 0 0 0 2-2A29 29 0 0 0 23 12a29 29 0 0 0-.5-4.8zM9.8 15.3V8.7l5.7 3.3z',
  },
  {
    name: 'Instagram',
    url: contactDetails.instagram,
    icon: 'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
];

/** Links to the ministry's social profiles, on ink; nothing without any. */
export function SocialLinks({ className = '', heading }: { className?: string; heading?: string }) {
  const shown = networks.filter(({ url }) => url);
  if (shown.length === 0) return null;
  return (
    <>
      {heading && <h2 className="sr-only">{heading}</h2>}
      <ul className={`flex gap-2 ${className}`}>
        {shown.map(({ name, url = '', icon }) => (
          <li key={name}>
            <NewTabLink
              href={unwrap(url)}
              className={`icon-button inline-flex align-top border border-mist text-paper hover:border-marigold hover:text-marigold ${isSample(url) ? 'border-dotted' : ''}`}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
                <path d={icon} />
              </svg>
              <span className="sr-only">{name}</span>
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}
