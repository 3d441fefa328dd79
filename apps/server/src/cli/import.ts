import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import type { Deps } from "../http/deps.ts";
import { FEED_LIMITS, formatProblem, asUpcoming, adapterNamed, feedList } from "../modules/feeds/public.ts";
import type { FeedFile } from "../modules/feeds/public.ts";
import { announce, importMatches } from "../modules/matches/public.ts";
import type { ImportedMatch } from "../modules/matches/public.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";

interface Options {
  readonly feed?: string;
  readonly recipe?: string;
  readonly upcoming?: Date;
  readonly preview?: boolean;
  readonly json?: boolean;
}

/** Imports matches from files, all or nothing. Exit code 2 names file, row, field and reason of every problem. */
export const importCommand: DatabaseCommand = {
  name: "import",
  describe: (program, chosen) => {
    program
      .command("import")
      .description("Import matches (docs/feed-format.md, docs/recipes).")
      .argument("<FILE...>", "The files to import, all or nothing.")
      .addOption(new Option("--feed <NAME>", "The feed that wrote the files.").conflicts("recipe"))
      .option("--recipe <NAME>", "The recipe that reads the files.")
      .option(
        "--upcoming <TIME>",
        "As they stood before they began, at that time: 2026-11-25T14:00:00Z or +2h.",
        (text) => startTime(text, new Date()),
      )
      .option("--preview", "Tell what would change, store nothing.")
      .option("--json", "Print the changes as JSON.")
      .action((paths: string[], options: Options) =>
        chosen({ run: (deps, io) => importFiles(paths, options, deps, io) }),
      );
  },
};

async function importFiles(paths: readonly string[], options: Options, deps: Deps, io: Io): Promise<number> {
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
    files: paths.map((path) => readFeedFile(path, io)),
    origin: "command",
    actorId: null,
    preview,
    ...(start === undefined ? {} : { adjust: (matches) => asUpcoming(matches, start) }),
  });
  if (!outcome.ok) {
    for (const problem of outcome.error.slice(0, FEED_LIMITS.problems)) io.err(formatProblem(problem));
    io.err(
      `${outcome.error.length} ${outcome.error.length === 1 ? "problem" : "problems"}: nothing was imported.`,
    );
    return exit.badInput;
  }
  report(outcome.value.matches, options, io);
  if (!preview) for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
  return exit.done;
}

function readFeedFile(path: string, io: Io): FeedFile {
  const full = resolve(io.cwd, path);
  try {
    if (statSync(full).size > FEED_LIMITS.fileBytes)
      throw new UsageError(`${path} is larger than ${FEED_LIMITS.fileBytes / 1024 / 1024} MB.`);
    return { name: basename(path), content: readFileSync(full, "utf8") };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `+90m`, `+2h`, `+1d` from now, or a time of ISO 8601. */
export function startTime(text: string, now: Date): Date {
  const [, amount, unit] = /^\+(\d{1,4})([mhd])$/.exec(text) ?? [];
  const offset = unit === undefined ? undefined : UNITS[unit];
  const time = offset === undefined ? Date.parse(text) : now.getTime() + Number(amount) * offset;
  if (Number.isNaN(time))
    throw new InvalidArgumentError(`${text} is no time: give +2h or 2026-11-25T14:00:00Z.`);
  return new Date(time);
}

function report(matches: readonly ImportedMatch[], { json = false, preview = false }: Options, io: Io): void {
  if (json) {
    io.out(JSON.stringify({ preview, matches }, null, 2));
    return;
  }
  for (const { id, title, created, changes } of matches) {
    const what = created ? "new" : changes.length === 0 ? "unchanged" : `${changes.length} changed`;
    io.out(`${what.padEnd(12)} ${id}  ${title}`);
    if (preview && !created)
      for (const { subject, field, from, to } of changes) io.out(`    ${subject}: ${field} ${from} -> ${to}`);
  }
  if (preview) io.out("A preview: nothing was stored.");
}
