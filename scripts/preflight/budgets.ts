import type { Finding } from './finding.ts';

/** One line of what `size-limit --json` prints; sizes in bytes. */
interface Budget {
  name: string;
  passed: boolean;
  size: number;
  sizeLimit: number;
}

/**
 * Files that have grown beyond the budgets of .size-limit.json.
 *
 * @param output what `size-limit --json` printed
 */
export function budgetFindings(output: string): Finding[] {
  const budgets = parsed(output);
  if (!budgets) {
    return [
      {
        where: '.size-limit.json',
        what: `The sizes could not be measured: ${output.trim().slice(0, 200)}`,
        todo: 'Run "npm run build", then "npx size-limit" to see why.',
      },
    ];
  }
  return budgets
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => ({
      where: '.size-limit.json',
      what: `${name}: ${kilobytes(size)}, where ${kilobytes(sizeLimit)} are allowed.`,
      todo: 'Visitors with a slow network wait longer than they should: find out what was added last.',
    }));
}

function parsed(output: string): Budget[] | undefined {
  try {
    const budgets: unknown = JSON.parse(output);
    return Array.isArray(budgets) && budgets.length > 0 ? budgets : undefined;
  } catch {
    return undefined;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
