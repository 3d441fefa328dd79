import type { DatabaseCommand } from "./command.ts";

export const backup: DatabaseCommand = {
  name: "backup",
  describe: (program, chosen) => {
    program
      .command("backup")
      .description("Write the whole database to a compressed file, from one moment, while the server runs.")
      .argument("<FILE>", "The file to write.")
      .action((file: string) =>
        chosen({ run: async (deps, io) => (await import("./run-backup.ts")).backupTo(file, deps, io) }),
      );
  },
};
