import { everyView } from '../../src/navigation/addresses.ts';
import { figures, median } from './figures.ts';
import { grown } from './grown-content.ts';
import { forms, scores } from './lighthouse.ts';

const times = ['mobile fcp', 'mobile lcp', 'phone fcp', 'phone lcp', 'phone press'];

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
const rows = <Made>(names: readonly string[], make: (name: string) => Made) =>
  Object.fromEntries(names.map((name) => [name, make(name)]));

/** A figure of a page, such as `mobile fcp`. */
const of = (variant: string, view: string, figure: string) =>
  median(figure.replace(' ', ` ${variant} ${view} `));
const toFloor = (variant: string, view: string, figure: string) =>
  of(variant, view, figure) / of('floor', view, figure);
/** The items of the drawer whose changes of view were measured. */
const items = () => Object.keys(figures).flatMap((key) => key.split('changes site ')[1] ?? []);

/** A promise of the site's speed, and whether this run keeps it for each of the names. */
function atMost(
  bound: number,
  digits: number,
  target: string,
  names: readonly string[],
  measured: (name: string) => number,
) {
  const values = names.map((name) => ({ name, value: rounded(measured(name), digits) }));
  const beyond = values.filter(({ value }) => !(value <= bound)).map(({ name, value }) => `${name} ${value}`);
  return {
    target: `${target}: at most ${bound}`,
    highest: Math.max(...values.map(({ value }) => value)),
    result: beyond.length === 0 ? 'holds' : `DOES NOT HOLD: ${beyond.join(', ')}`,
  };
}

/** The targets, as ratios of one run wherever the machine's speed would show. */
export function judge() {
  // All views together: of one view, the same document with and without scripts differs by a third from run to run.
  const ratios = times.map((time) => {
    const bound = time === 'phone press' ? 1 : 1.05;
    const sum = (variant: string) => everyView.reduce((total, view) => total + of(variant, view, time), 0);
    return atMost(bound, 2, `${time} to the floor`, ['all views'], () => sum('site') / sum('floor'));
  });
  const later = items().filter((item) => item !== 'first');
  const changes = atMost(80, 0, 'later change of view, ms', later, (item) => median(`changes site ${item}`));
  const shifts = ['phone', ...forms].map((place) =>
    atMost(0.001, 4, `${place} layout shift`, everyView, (view) => of('site', view, `${place} cls`)),
  );
  const lost = forms.flatMap((form) =>
    scores.map((score) =>
      atMost(
        0,
        0,
        `${form} ${score}, points lost`,
        everyView,
        (view) => 100 - of('site', view, `${form} ${score}`),
      ),
    ),
  );
  return [...ratios, changes, ...shifts, ...lost];
}

/** Times of a page in ms, in brackets as a multiple of the floor's, and its first load in kB. */
function pageRow(variant: string, view: string) {
  const load = ['kB', 'document', 'fonts', 'images', 'scripts'];
  return {
    ...rows(
      times,
      (time) => `${rounded(of(variant, view, time))} (${toFloor(variant, view, time).toFixed(2)})`,
    ),
    ...rows(load, (kind) => rounded(of(variant, view, `phone ${kind}`), 1)),
  };
}

/** Prints all figures as medians of the rounds, and for each target whether it holds. */
export function report(targets: ReturnType<typeof judge>): void {
  console.log(
    '\nLighthouse mobile and a slow phone, ms, in brackets to the floor: the same document without scripts.',
    '\nThe first load at 390 px in kB, brotli, headers included.',
  );
  console.table(rows(everyView, (view) => pageRow('site', view)));
  console.log('\nHome and what it is compared with; grown:', grown);
  console.table(rows(['site', 'floor', 'plain', 'grown'], (variant) => pageRow(variant, 'home')));
  console.log('\nFrom the press to the new view, CPU slowed 4 times, ms');
  console.table(
    rows(['site', 'grown'], (variant) =>
      rows(items(), (item) => rounded(median(`changes ${variant} ${item}`))),
    ),
  );
  console.log('\nTargets');
  console.table(targets);
}
