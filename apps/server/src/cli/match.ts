import type { DatabaseCommand } from "./command.ts";

export const match: DatabaseCommand = {
  name: "match",
  describe: (program, choose) => {
    program
      .command("match")
      .description("Stored matches.")
      .command("export")
      .description("Write the match detail that the engine's commands read.")
      .argument("<ID>", "The id of the match.")
      .argument("[FILE]", "The file to write; without it, or with -, standard output.", "-")
      .action((id: string, file: string) =>
        choose({ run: async (deps, io) => (await import("./run-match.ts")).exportMatch(id, file, deps, io) }),
      );
  },
};
