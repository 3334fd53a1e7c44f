import { help } from '@content/help';
import { telHref } from '../../components/ContactLinks.tsx';
import { words } from '../../words/words.ts';

/** The first two helplines and a link to the others, where those come after the form. */
export function HelpStrip() {
  const cells = [
    ...help.numbers.slice(0, 2).map(({ phone }, index) => [telHref(phone), phone, help.strip[index]]),
    ['#help', 'More', words.moreHelplines],
  ];
  return (
    <ul className="help help-strip">
      {cells.map(([href, title, label]) => (
        <li key={href}>
          <a href={href} className="group block h-full px-2.5 py-2 text-small leading-tight">
            <span className="block font-bold text-brick text-item group-hover:underline">{title}</span>{' '}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
