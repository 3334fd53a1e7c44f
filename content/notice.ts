/** Tells whether a day, such as 2026-11-22, has passed in India. */
export const isOver = (day: string) => Date.now() > Date.parse(`${day}T23:59:59+05:30`);
