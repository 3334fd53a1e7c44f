import { inEnglish } from '@content/inEnglish';
import { use } from 'react';
import { words } from '#words/words.ts';
import { ViewContext } from '../navigation/Navigation.tsx';

/** Says of a view without a translation that it is in English. */
export function InEnglish() {
  return (
    inEnglish.includes(use(ViewContext)) && <p className="content py-2 font-semibold">{words.inEnglish}</p>
  );
}
