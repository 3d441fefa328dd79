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
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/**
 * A CSV with a heading line. The separator is comma, semicolon or tab, whichever is most frequent in the heading; RFC
 * 4180 quotes.
 */
export function readCsvTable(file: FeedFile): Outcome<CsvTable, FeedProblem> {
  const delimiter = delimiterOf(file.content);
  try {
    const records = parse(file.content, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      to: FEED_LIMITS.csvRows + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const [heading, ...rest] = records;
    if (heading === undefined) return fail({ file: file.name, reason: "is empty" });
    if (rest.length > FEED_LIMITS.csvRows)
      return fail({ file: file.name, reason: `holds more than ${FEED_LIMITS.csvRows} rows` });
    const columns = heading.record.map((name) => name.trim());
    const twice = columns.find((name, index) => columns.indexOf(name) !== index);
    if (twice !== undefined)
      return fail({ file: file.name, row: 1, field: twice, reason: "stands twice in the heading" });
    const rows = rest.map(({ info, record }) => ({
      row: info.lines,
      cells: new Map(columns.map((name, index) => [name, (record[index] ?? "").trim()])),
    }));
    return succeed({ file: file.name, columns, rows });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error["lines"] === "number" ? { row: error["lines"] } : {};
    return fail({ file: file.name, ...row, reason: `is not CSV: ${error.message}` });
  }
}

function delimiterOf(content: string): string {
  const heading = content.slice(0, 5000).split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string): number => heading.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
