import type { DatabaseCommand } from "./command.ts";

export const restore: DatabaseCommand = {
  name: "restore",
  offline: true,
  describe: (program, choose) => {
    program
      .command("restore")
      .description(
        "Read a backup into an empty database (a new DATA_DIR or DATABASE_URL), all of it or nothing.",
      )
      .argument("<FILE>", "The backup to read; - is standard input.")
      .option("--json", "Print the result as JSON.")
      .action((file: string, { json }: { readonly json?: true }) =>
        choose({
          makesDatabase: true,
          run: async (deps, io) => (await import("./run-restore.ts")).restoreFrom(file, deps, io, json),
        }),
      );
  },
};
