/** Count of all as percent with two decimals; 0 when either is zero. Source: document 002, section 9. */
export const percentOf = (count: number, all: number): number =>
  count === 0 || all === 0 ? 0 : Math.round((count / all) * 10_000) / 100;
