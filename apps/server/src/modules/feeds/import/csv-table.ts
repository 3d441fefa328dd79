import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { CsvError, parse } from "csv-parse/sync";
import { FEED_LIMITS } from "../limits.ts";
import type { FeedFile } from "../port.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";

export interface CsvRow {
  /** The line of the file, from 1; the heading is line 1. */
  readonly row: number;
  /** Cells by column heading, trimmed; a column that the file lacks is absent. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvTable {
  readonly file: string;
  /** The heading is below a line that names the separator. */
  readonly headingRow: number;
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** The first line by which a spreadsheet names its separator. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/i;
export const TWICE = "is twice in the heading";

/**
 * A CSV with a heading line. The separator is what a line `sep=;` before the heading says, else comma, semicolon or tab,
 * whichever is most frequent in the heading; RFC 4180 quotes.
 */
export function readCsvTable(file: FeedFile): Outcome<CsvTable, readonly FeedProblem[]> {
  const separatorLine = SEPARATOR_LINE.exec(file.content);
  const content = file.content.slice(separatorLine?.[0].length ?? 0);
  const linesBefore = separatorLine === null ? 0 : 1;
  const headingRow = 1 + linesBefore;
  const delimiter = separatorLine?.[1] ?? delimiterOf(content);
  try {
    const records = parse(content, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
      to: FEED_LIMITS.csvRows + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const [heading, ...rest] = records;
    if (heading === undefined) return fail([{ file: file.name, reason: "is empty" }]);
    if (rest.length > FEED_LIMITS.csvRows)
      return fail([{ file: file.name, reason: `holds more than ${FEED_LIMITS.csvRows} rows` }]);
    const columns = heading.record.map((name) => name.trim());
    const twice = columns.find((name, index) => columns.indexOf(name) !== index);
    if (twice !== undefined) return fail([{ file: file.name, row: headingRow, field: twice, reason: TWICE }]);
    const rowOf = ({ info }: (typeof rest)[number]): number => info.lines + linesBefore;
    const odd = rest.filter(({ record }) => record.length !== columns.length);
    if (odd.length > 0)
      return fail(
        odd.map((each) => ({
          file: file.name,
          row: rowOf(each),
          reason: `is not CSV: has ${each.record.length} cells, and the heading has ${columns.length}`,
        })),
      );
    const rows = rest.map((each) => ({
      row: rowOf(each),
      cells: new Map(columns.map((name, index) => [name, (each.record[index] ?? "").trim()])),
    }));
    return succeed({ file: file.name, headingRow, columns, rows });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error["lines"] === "number" ? { row: error["lines"] + linesBefore } : {};
    return fail([{ file: file.name, ...row, reason: `is not CSV: ${error.message}` }]);
  }
}

function delimiterOf(content: string): string {
  const heading = content.slice(0, 5000).split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string): number => heading.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
