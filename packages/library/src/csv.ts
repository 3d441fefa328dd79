/** A line of a CSV: its number from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A cell and the separator after it. Quoted cells hold separators, line ends and doubled quotes (RFC 4180). */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

/** The lines of a comma-separated text that are not empty; undefined where it is no CSV. */
export function parseCsv(text: string): CsvLine[] | undefined {
  const lines: CsvLine[] = [];
  const source = text.replace(/^\uFEFF/, "");
  let cells: string[] = [];
  let row = 1;
  let first = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < source.length || cells.length > 0) {
    const match = CELL.exec(source);
    if (match === null) return undefined;
    const [whole, quotedText, plain = "", end] = match;
    cells.push((quotedText?.replaceAll('""', '"') ?? plain).trim());
    row += whole.split("\n").length - 1;
    if (end === ",") continue;
    if (cells.length > 1 || cells[0] !== "") lines.push({ row: first, cells });
    cells = [];
    first = row;
  }
  return lines;
}
