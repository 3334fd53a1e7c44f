/**
 * What each slot shows at least of a drawing, around its middle, whatever the window: in fractions of its sides. The
 * slots are measured in tests/browser/eachView.spec.ts; in tests/unit/drawings.test.ts the heads are found within that.
 */
export const shown = {
  outreach: { ratio: 4 / 3, width: 0.6, height: 0.85 },
  films: { ratio: 16 / 9, width: 1, height: 1 },
  portraits: { ratio: 1, width: 1, height: 1 },
  founders: { ratio: 3 / 2, width: 1, height: 1 },
  scenes: { ratio: 16 / 9, width: 1, height: 1 },
} as const;
