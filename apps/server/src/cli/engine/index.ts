import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PlainCommand } from "../command.ts";
import { run as count } from "./count.ts";
import { run as explain } from "./explain.ts";
import { run as generate } from "./generate.ts";
import type { EngineIo } from "./inputs.ts";
import { run as mix } from "./mix.ts";
import { run as repair } from "./repair.ts";

const files = "--match FILE --strategy FILE";

const plain = (
  name: string,
  usage: string,
  summary: string,
  run: (args: readonly string[], io: EngineIo) => number,
): PlainCommand => ({
  name,
  usage: [usage],
  summary,
  run: (args, io) =>
    Promise.resolve(
      run(args, {
        stdout: (text) => io.out(text.replace(/\r?\n$/, "")),
        stderr: (text) => io.err(text.replace(/\r?\n$/, "")),
        readFile: (path) => readFileSync(resolve(io.cwd, path), "utf8"),
      }),
    ),
});

/** The commands that run the engine on files: no database, no network. Exit 0, 2 bad input, 3 when no team exists. */
export const engineCommands: readonly PlainCommand[] = [
  plain("count", `count ${files} [--format json|csv]`, "How many teams a strategy allows, exactly", count),
  plain(
    "generate",
    `generate ${files} [--teams N] [--seed N] [--format json|csv]`,
    "Teams of a strategy, all different; the same seed gives the same teams",
    generate,
  ),
  plain(
    "explain",
    `explain ${files} [--format json|csv]`,
    "What each bound costs, and why no team exists",
    explain,
  ),
  plain(
    "mix",
    "mix --match FILE --mix FILE [--teams N] [--seed N] [--format json|csv]",
    "Teams of several strategies by their weights, unique across all",
    mix,
  ),
  plain(
    "repair",
    `repair ${files} --given FILE --out N,N [--in N,N] [--seed N] [--format json|csv]`,
    "Given teams with the players who are out replaced, as few as can be",
    repair,
  ),
];
