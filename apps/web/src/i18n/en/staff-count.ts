/** "1 match", "12,34,567 matches": staff read counts in the Indian grouping. */
export const staffCount = (n: number, one: string, many: string): string =>
  `${n.toLocaleString("en-IN")} ${n === 1 ? one : many}`;
