import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { ImportedMatch } from "@teamwright/contract";
import type { Deps } from "#http/deps.ts";
import { FEED_LIMITS, adapterNamed, feedList, importMatches } from "#modules/feeds/public.ts";
import { formatProblem, asUpcoming, withoutWarnings } from "#modules/match-model/public.ts";
import type { FeedFile } from "#modules/feeds/public.ts";
import { announce } from "#modules/matches/public.ts";
import { exit, UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";

export interface ImportOptions {
  readonly feed?: string;
  readonly recipe?: string;
  readonly upcoming?: Date;
  readonly preview?: boolean;
  readonly json?: boolean;
}

/** Imports matches from files, all or nothing. Exit code 2 names file, row, field and reason of every problem. */
export async function importFiles(
  paths: readonly string[],
  options: ImportOptions,
  deps: Deps,
  io: Io,
): Promise<number> {
  const { upcoming: start, preview = false } = options;
  const name = options.recipe ?? options.feed ?? "import";
  const adapter = adapterNamed(name);
  if (adapter === undefined)
    throw new UsageError(
      `There is no feed ${name}. There are: ${feedList()
        .map((feed) => feed.name)
        .join(", ")}.`,
    );
  const outcome = await importMatches(deps.database.db, {
    adapter,
    files: await readFeedFiles(paths, io),
    origin: "command",
    actorId: null,
    preview,
    ...(start === undefined ? {} : { adjust: (matches) => asUpcoming(matches, start) }),
  });
  if (!outcome.ok) {
    const { problems, warnings } = withoutWarnings(outcome.error);
    for (const problem of [...problems.slice(0, FEED_LIMITS.problems), ...warnings])
      io.err(formatProblem(problem));
    io.err(`${problems.length} ${problems.length === 1 ? "problem" : "problems"}: nothing was imported.`);
    return exit.badInput;
  }
  for (const warning of outcome.value.warnings) io.err(formatProblem(warning));
  report(outcome.value.matches, options, io);
  if (!preview) for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
  return exit.done;
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** The files in the order of the arguments; those of a folder by name. */
async function readFeedFiles(paths: readonly string[], io: Io): Promise<FeedFile[]> {
  const input = paths.includes("-") ? await io.readInput() : "";
  const all = paths.flatMap((path) =>
    path === "-"
      ? [{ path, full: inputName(input), size: Buffer.byteLength(input) }]
      : readable(path, () => filesAt(path, resolve(io.cwd, path))),
  );
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  if (bytes > FEED_LIMITS.allBytes)
    throw new UsageError(
      `The files are larger than ${megabytes(FEED_LIMITS.allBytes)} MB together: import fewer at once.`,
    );
  return all.map(({ path, full }) =>
    readable(path, () => ({
      name: basename(full),
      content: path === "-" ? input : readFileSync(full, "utf8"),
    })),
  );
}

/** The form of standard input, which has no name to tell it. */
const inputName = (text: string): string =>
  /^\s*[[{]/.test(text) ? "standard-input.json" : "standard-input.csv";

interface FileOnDisk {
  readonly path: string;
  readonly full: string;
  readonly size: number;
}

function filesAt(path: string, full: string): FileOnDisk[] {
  const fileStatus = statSync(full);
  if (!fileStatus.isDirectory()) {
    if (fileStatus.size > FEED_LIMITS.fileBytes)
      throw new UsageError(`${path} is larger than ${megabytes(FEED_LIMITS.fileBytes)} MB.`);
    return [{ path, full, size: fileStatus.size }];
  }
  const names = readdirSync(full).filter((name) => /\.(json|csv)$/i.test(name));
  if (names.length === 0) throw new UsageError(`${path} holds no .json or .csv file.`);
  return names.toSorted().flatMap((name) => filesAt(join(path, name), join(full, name)));
}

function readable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${fileProblem(error)}`);
  }
}

function report(
  matches: readonly ImportedMatch[],
  { json = false, preview = false }: ImportOptions,
  io: Io,
): void {
  if (json) {
    io.out(JSON.stringify({ preview, matches }, null, 2));
    return;
  }
  for (const { id, title, created, changes } of matches) {
    const changeText = created ? "new" : changes.length === 0 ? "unchanged" : `${changes.length} changed`;
    io.out(`${changeText.padEnd(12)} ${id}  ${title}`);
    if (preview && !created)
      for (const { subject, field, from, to } of changes) io.out(`    ${subject}: ${field} ${from} -> ${to}`);
  }
  if (preview) io.out("A preview: nothing was stored.");
}
