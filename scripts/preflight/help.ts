import type { Help } from '../../src/model/types.ts';
import type { Finding } from './finding.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Advice to look up again, after a year, whom the site tells a person in danger to call. */
export function helpFindings({ numbers }: Help, today = new Date()): Finding[] {
  return numbers
    .filter(({ checked }) => today.getTime() - Date.parse(checked) >= YEAR)
    .map(({ phone, whom, source, checked }) => ({
      where: 'src/content/help.ts',
      what: `Does ${phone} (${whom}) still hold? It was looked up on ${checked}: ${source}`,
      todo: 'Look each number up again and call it, then write the new day beside it.',
      isAdvice: true,
    }));
}
