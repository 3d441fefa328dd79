import type { Command } from "commander";
import type { PlainCommand } from "../command.ts";
import { engineIo } from "./engine-io.ts";
import type { EngineIo } from "./engine-io.ts";
import { engineOptions } from "./options.ts";

type Runner<Options> = () => Promise<{ readonly run: (options: Options, io: EngineIo) => number }>;

const plain = <Options>(
  name: string,
  describe: (command: Command) => Command,
  load: Runner<Options>,
): PlainCommand => ({
  name,
  describe: (program, chosen) => {
    describe(program.command(name)).action((options: Options) =>
      chosen(async (io) => (await load()).run(options, engineIo(io))),
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
  plain("best", engineOptions.best, () => import("./best.ts")),
  plain("explain", engineOptions.explain, () => import("./explain.ts")),
  plain("mix", engineOptions.mix, () => import("./mix.ts")),
  plain("repair", engineOptions.repair, () => import("./repair.ts")),
  plain("hindsight", engineOptions.hindsight, () => import("./hindsight.ts")),
];
