import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { FEED_LIMITS } from "../feeds/limits.ts";
import type { FeedFile } from "../feeds/port.ts";
import { formatProblem } from "../feeds/problem.ts";
import { asUpcoming } from "../feeds/rebase.ts";
import { announce } from "../matches/announce.ts";
import { adapterNamed, feedList } from "../matches/feeds.ts";
import { importMatches } from "../matches/import-matches.ts";
import type { ImportedMatch } from "../matches/import-matches.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";

const options = {
  feed: { type: "string" },
  recipe: { type: "string" },
  upcoming: { type: "string" },
  preview: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

/** Brings matches in from files, all or nothing. Exit code 2 names file, row, field and reason of every problem. */
export const importCommand: DatabaseCommand = {
  name: "import",
  usage: ["import FILE... [--feed NAME | --recipe NAME] [--upcoming TIME] [--preview] [--json]"],
  summary:
    "Import matches (docs/feed-format.md, docs/recipes). --upcoming 2026-11-25T14:00:00Z or +2h: as they stood before they began, at that time. --preview: tell what would change, store nothing.",
  run: async (args, deps, io) => {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length === 0) throw new UsageError("Name the files to import.");
    if (values.feed !== undefined && values.recipe !== undefined)
      throw new UsageError("Give --feed or --recipe, not both.");
    const name = values.recipe ?? values.feed ?? "import";
    const adapter = adapterNamed(name);
    if (adapter === undefined)
      throw new UsageError(
        `There is no feed ${name}. There are: ${feedList()
          .map((feed) => feed.name)
          .join(", ")}.`,
      );
    const start = values.upcoming === undefined ? null : startTime(values.upcoming, new Date());
    const outcome = await importMatches(deps.database.db, {
      adapter,
      files: positionals.map((path) => readFeedFile(path, io)),
      origin: "command",
      actorId: null,
      preview: values.preview,
      ...(start === null ? {} : { adjust: (matches) => asUpcoming(matches, start) }),
    });
    if (!outcome.ok) {
      for (const problem of outcome.error.slice(0, FEED_LIMITS.problems)) io.err(formatProblem(problem));
      io.err(
        `${outcome.error.length} ${outcome.error.length === 1 ? "problem" : "problems"}: nothing was imported.`,
      );
      return exit.badInput;
    }
    report(outcome.value.matches, values, io);
    if (!values.preview)
      for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
    return exit.done;
  },
};

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
  if (Number.isNaN(time)) throw new UsageError(`${text} is no time: give +2h or 2026-11-25T14:00:00Z.`);
  return new Date(time);
}

function report(
  matches: readonly ImportedMatch[],
  values: { readonly json: boolean; readonly preview: boolean },
  io: Io,
): void {
  if (values.json) {
    io.out(JSON.stringify({ preview: values.preview, matches }, null, 2));
    return;
  }
  for (const { id, title, created, changes } of matches) {
    const what = created ? "new" : changes.length === 0 ? "unchanged" : `${changes.length} changed`;
    io.out(`${what.padEnd(12)} ${id}  ${title}`);
    if (values.preview && !created)
      for (const { subject, field, from, to } of changes) io.out(`    ${subject}: ${field} ${from} -> ${to}`);
  }
  if (values.preview) io.out("A preview: nothing was stored.");
}
