import { readCricsheet } from "@teamwright/forecast";
import type { RecordedMatch } from "@teamwright/forecast";
import type { Io } from "../command.ts";
import { fileProblem } from "../file-problem.ts";
import { openMatchFiles } from "../open-match-files.ts";
import { withoutMark } from "../parse.ts";

export interface Records {
  /** In the order of their days. */
  readonly records: readonly RecordedMatch[];
  /** Files of other formats, which are left out. */
  readonly others: number;
  /** Files that cannot be read; each has a line on standard error. */
  readonly problems: number;
}

/** Reads all T20 matches of files, folders and ZIP archives. */
export async function readRecords(paths: readonly string[], io: Io): Promise<Records> {
  const openFiles = await openMatchFiles(paths, io);
  const records: RecordedMatch[] = [];
  let others = 0;
  let problems = 0;
  const fail = (name: string, problem: string): void => {
    problems++;
    io.err(`${name}: ${problem}`);
  };
  try {
    for (const file of openFiles.files) {
      let document: unknown;
      try {
        document = JSON.parse(withoutMark(await file.read()));
      } catch (error) {
        fail(file.name, fileProblem(error));
        continue;
      }
      const record = readCricsheet(document, file.number);
      if (record.ok) records.push(record.value);
      else if (record.error === "not-t20") others++;
      else fail(file.name, "is no match file of Cricsheet");
    }
  } finally {
    openFiles.close();
  }
  records.sort((one, other) => one.day - other.day || byNumber(one.id, other.id));
  return { records, others, problems };
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });
