import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { PlainCommand } from "../command.ts";
import type { EngineIo } from "./inputs.ts";
import { engineOptions } from "./options.ts";

/** Reads files, and standard input for `-`, which several options may name only if they mean the same text. */
function fileReader(cwd: string): EngineIo["readFile"] {
  let input: string | undefined;
  return (path) =>
    path === "-" ? (input ??= readFileSync(0, "utf8")) : readFileSync(resolve(cwd, path), "utf8");
}

type Runner<Options> = () => Promise<{ readonly run: (options: Options, io: EngineIo) => number }>;

const plain = <Options>(
  name: string,
  describe: (command: Command) => Command,
  load: Runner<Options>,
): PlainCommand => ({
  name,
  describe: (program, chosen) => {
    describe(program.command(name)).action((options: Options) =>
      chosen(async (io) =>
        (await load()).run(options, {
          stdout: (text) => io.out(text.replace(/\r?\n$/, "")),
          stderr: (text) => io.err(text.replace(/\r?\n$/, "")),
          readFile: fileReader(io.cwd),
        }),
      ),
    );
  },
});

/**
 * The commands that run the engine on files: no database, no network; each loads only what it needs. Exit codes: 0, 2
 * bad input, 3 when no team exists.
 */
export const engineCommands: readonly PlainCommand[] = [
  plain("count", engineOptions.count, () => import("./count.ts")),
  plain("generate", engineOptions.generate, () => import("./generate.ts")),
  plain("explain", engineOptions.explain, () => import("./explain.ts")),
  plain("mix", engineOptions.mix, () => import("./mix.ts")),
  plain("repair", engineOptions.repair, () => import("./repair.ts")),
  plain("hindsight", engineOptions.hindsight, () => import("./hindsight.ts")),
];
