/** The teams of one sheet: indexes from 0, the end excluded. */
export interface Sheet {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/** Divides the teams from index `from` to `to` (excluded) into sheets of `perSheet`. */
export function sheetsOf(from: number, to: number, perSheet: number): Sheet[] {
  const sheets: Sheet[] = [];
  for (let at = from; at < to; at += perSheet)
    sheets.push({ page: sheets.length + 1, from: at, to: Math.min(to, at + perSheet) });
  return sheets;
}
