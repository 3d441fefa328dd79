import { InvalidArgumentError, Option } from "commander";
import type { DatabaseCommand } from "./command.ts";
import type { ImportOptions } from "./run-import.ts";

export const importCommand: DatabaseCommand = {
  name: "import",
  describe: (program, choose) => {
    program
      .command("import")
      .description("Import matches (docs/feed-format.md, docs/recipes).")
      .argument(
        "<FILE...>",
        "Files to import, or folders of .json and .csv files, all or nothing; - is standard input.",
      )
      .addOption(new Option("--feed <NAME>", "The feed that wrote the files.").conflicts("recipe"))
      .option("--recipe <NAME>", "The recipe that reads the files.")
      .option(
        "--upcoming <TIME>",
        "As they stood before they began, at that time: 2026-11-25T14:00:00Z or +2h.",
        (text) => startTime(text, new Date()),
      )
      .option("--preview", "Tell what would change, store nothing.")
      .option("--json", "Print the changes as JSON.")
      .action((paths: string[], options: ImportOptions) =>
        choose({
          wantsInput: paths.includes("-"),
          run: async (deps, io) => (await import("./run-import.ts")).importFiles(paths, options, deps, io),
        }),
      );
  },
};

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
