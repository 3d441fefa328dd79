import type { Command } from "commander";
import type { DatabaseCommand, DatabaseRun } from "../command.ts";
import type { ModelImportOptions } from "./run-model.ts";

/** The commands on the model of the installation's database. */
export function addModelCommands(forecast: Command, choose: (run: DatabaseRun) => void): void {
  forecast
    .command("import")
    .description("Store a model that forecast fit or export wrote; it replaces the stored one.")
    .argument("<FILE>", "The model.")
    .option("--source <TEXT>", "Where its matches are from.", "Cricsheet")
    .option("--json", "Print the stored model as JSON.")
    .action((file: string, options: ModelImportOptions) =>
      choose({
        run: async (deps, io) => (await import("./run-model.ts")).importModel(file, options, deps, io),
      }),
    );
  forecast
    .command("export")
    .description("Write the stored model to a file.")
    .argument("<FILE>", "The file to write.")
    .option("--json", "Print the stored model as JSON.")
    .action((file: string, options: { readonly json?: true }) =>
      choose({
        run: async (deps, io) => (await import("./run-model.ts")).exportModel(file, options, deps, io),
      }),
    );
}

/** Those commands, as a running server parses them. */
export const forecastModel: DatabaseCommand = {
  name: "forecast",
  describe: (program, chosen) => addModelCommands(program.command("forecast"), chosen),
};
