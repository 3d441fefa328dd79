import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { formatProblem } from "#modules/match-model/public.ts";
import { storedRoles } from "#modules/matches/public.ts";
import { importHistory, readRoles } from "#modules/reports/public.ts";
import type { HistoryCounts, KnownRoles } from "#modules/reports/public.ts";
import type { Deps } from "#http/deps.ts";
import { exit, UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";
import { openMatchFiles } from "./open-match-files.ts";

/** Milliseconds between two lines of progress. */
const INTERVAL = 2000;

export interface ReportOptions {
  readonly roles?: string;
  readonly json?: true;
}

/** Turns match files of Cricsheet into match reports. Exit code 2 when a file had a problem; the others are stored. */
export async function importReports(
  paths: readonly string[],
  { roles: rolesFile, json }: ReportOptions,
  deps: Deps,
  io: Io,
): Promise<number> {
  const roles = await rolesFrom(rolesFile, deps, io);
  if (roles === null) return exit.badInput;
  const openFiles = await openMatchFiles(paths, io);
  try {
    const counts = await importHistory(deps, {
      files: openFiles.files,
      roles,
      onProgress: json === true ? () => undefined : progressLines(io),
      onProblem: (line) => {
        io.err(line);
      },
    });
    if (json === true) io.out(JSON.stringify(counts));
    else for (const line of summaryLines(counts)) io.out(line);
    return counts.problems > 0 ? exit.badInput : exit.done;
  } finally {
    openFiles.close();
  }
}

/** The roles of the file over those that imported matches have; null after its problems are told. */
async function rolesFrom(path: string | undefined, deps: Deps, io: Io): Promise<KnownRoles | null> {
  const earlierRoles = await storedRoles(deps.database.db, "cricsheet");
  if (path === undefined) return earlierRoles;
  let content: string;
  try {
    content = readFileSync(resolve(io.cwd, path), "utf8");
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${fileProblem(error)}`);
  }
  const read = readRoles({ name: basename(path), content });
  if (read.ok) return new Map([...earlierRoles, ...read.value]);
  for (const problem of read.error.slice(0, 50)) io.err(formatProblem(problem));
  io.err(`${path} has problems: nothing was imported.`);
  return null;
}

function progressLines(io: Io): (counts: HistoryCounts) => void {
  const began = performance.now();
  let toldAt = began;
  return ({ done, files, added, known, problems }) => {
    const now = performance.now();
    if (now - toldAt < INTERVAL || done === files) return;
    toldAt = now;
    const rate = Math.round(added / ((now - began) / 1000));
    io.out(
      `${done} of ${files} files: ${added} added, ${known} known, ${problems} with problems (${rate} a second)`,
    );
  };
}

function summaryLines({ files, added, known, withDreamTeam, problems }: HistoryCounts): string[] {
  const lines = [
    `${files} match files: ${added} reports added, ${known} known already, ${problems} with problems.`,
  ];
  if (added > withDreamTeam)
    lines.push(
      `Added without a dream team, since a role, the points or the result is not known: ${added - withDreamTeam}.`,
    );
  return lines;
}
