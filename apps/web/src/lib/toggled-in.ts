/** The rows without the row if it is in them, else with it. */
export const toggledIn = (rows: ReadonlySet<number>, row: number): ReadonlySet<number> => {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
};
