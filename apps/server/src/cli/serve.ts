import type { DatabaseCommand, PlainCommand } from "./command.ts";
import { portNumber } from "./parse.ts";
import type { ServeOptions } from "./run-serve.ts";

export const serve = (databaseCommands: readonly DatabaseCommand[]): PlainCommand => ({
  name: "serve",
  describe: (program, choose) => {
    program
      .command("serve")
      .description("Run the server. Settings come from the environment; options win.")
      .option("--port <N>", "The port to listen on.", portNumber)
      .option("--host <ADDRESS>", "The address to listen on.")
      .option("--data-dir <FOLDER>", "The folder of the embedded database.")
      .option("--no-web", "Serve only the API.")
      .option("--no-jobs", "Leave the jobs to other instances on the same PostgreSQL.")
      .option("--demo", "Invented matches and accounts to try it with.")
      .option("--demo-posts", "With --demo: an expert's posts, prime and group teams, and match reports too.")
      .option(
        "--json",
        "Print the address as JSON once it listens; what the demo says goes to standard error.",
      )
      .action((options: ServeOptions) =>
        choose(async (io) => (await import("./run-serve.ts")).runServer(options, databaseCommands, io)),
      );
  },
});
