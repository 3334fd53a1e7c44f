import { placeholders } from '../schema/fields.ts';
import type { Files, Language } from '../schema/schema.ts';

const PLACEHOLDER = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** The facts that words can name in braces, as a language writes them. */
export function factsOf(words: object, { format, lists }: Language): Record<string, unknown> {
  const { site, privacy, home } = words as Partial<Files>;
  const countries = [home?.outreach?.countries ?? []].flat().map((each) => `${each.country}`);
  const founded = new Date(`1 ${site?.founded}`);
  return {
    ...site,
    ...privacy,
    founded: Number.isNaN(founded.getTime())
      ? site?.founded
      : new Intl.DateTimeFormat(format, { month: 'long', year: 'numeric' }).format(founded),
    years: completedYears(founded),
    countries: new Intl.ListFormat(format, { type: lists }).format(countries),
  };
}

export const withFacts = <Words extends object>(words: Words, facts: Record<string, unknown>): Words =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? value.replace(PLACEHOLDER, (_, fact) => `${facts[fact]}`.trim()) : value,
  );

function completedYears(since: Date): number {
  const now = new Date();
  return now.getFullYear() - since.getFullYear() - (now.getMonth() < since.getMonth() ? 1 : 0);
}
