import type { DatabaseCommand } from "./command.ts";

export const backup: DatabaseCommand = {
  name: "backup",
  describe: (program, choose) => {
    program
      .command("backup")
      .description("Write the whole database to a compressed file, from one moment, while the server runs.")
      .argument("<FILE>", "The file to write; - is standard output.")
      .option("--json", "Print the result as JSON.")
      .action((file: string, { json }: { readonly json?: true }) =>
        choose({
          run: async (deps, io) => (await import("./run-backup.ts")).backupTo(file, deps, io, json),
        }),
      );
  },
};
