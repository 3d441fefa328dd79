import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PlainCommand } from "../command.ts";
import type { EngineIo } from "./inputs.ts";

const files = "--match FILE --strategy FILE";

const plain = (
  name: string,
  usage: string,
  summary: string,
  load: () => Promise<{ readonly run: (args: readonly string[], io: EngineIo) => number }>,
): PlainCommand => ({
  name,
  usage: [usage],
  summary,
  run: async (args, io) =>
    (await load()).run(args, {
      stdout: (text) => io.out(text.replace(/\r?\n$/, "")),
      stderr: (text) => io.err(text.replace(/\r?\n$/, "")),
      readFile: (path) => readFileSync(resolve(io.cwd, path), "utf8"),
    }),
});

/** The commands that run the engine on files: no database, no network; each loads only what it needs. Exit 0, 2 bad input, 3 when no team exists. */
export const engineCommands: readonly PlainCommand[] = [
  plain(
    "count",
    `count ${files} [--format json|csv]`,
    "How many teams a strategy allows, exactly",
    () => import("./count.ts"),
  ),
  plain(
    "generate",
    `generate ${files} [--teams N] [--seed N] [--format json|csv]`,
    "Teams of a strategy, all different; the same seed gives the same teams",
    () => import("./generate.ts"),
  ),
  plain(
    "explain",
    `explain ${files} [--format json|csv]`,
    "What each bound costs, and why no team exists",
    () => import("./explain.ts"),
  ),
  plain(
    "mix",
    "mix --match FILE --mix FILE [--teams N] [--seed N] [--format json|csv]",
    "Teams of several strategies by their weights, unique across all",
    () => import("./mix.ts"),
  ),
  plain(
    "repair",
    `repair ${files} --given FILE --out N,N [--in N,N] [--seed N] [--format json|csv]`,
    "Given teams with the players who are out replaced, as few as can be",
    () => import("./repair.ts"),
  ),
  plain(
    "hindsight",
    `hindsight ${files} [--points FILE] [--teams FILE] [--best N] [--format json|csv]`,
    "With the points known: the best teams the strategy allowed, the best of the match, exact ranks of given teams",
    () => import("./hindsight.ts"),
  ),
];
