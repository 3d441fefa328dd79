import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import type { OnDatabase, PlainCommand } from "../command.ts";
import { wholeNumber } from "../parse.ts";
import { addModelCommands } from "./model-commands.ts";
import type { EvaluateOptions } from "./run-evaluate.ts";
import type { FitOptions } from "./run-fit.ts";
import type { SuggestOptions } from "./suggest-inputs.ts";

const RULES = "dream11-t20-2025-04";

function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError("It is a day, as 2020-01-31.");
  return text;
}

function percentage(text: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError("It is a percentage, as 1 or 0.5.");
  return Number(text);
}

const withMatches = (command: Command): Command =>
  command.argument("<PATH...>", "Match files of Cricsheet, folders and ZIP archives.");

/** Fits, evaluates and uses the forecast of T20 matches on files; the database is opened only for its stored model. */
export const forecast = (onDatabase: OnDatabase): PlainCommand => ({
  name: "forecast",
  describe: (program, choose) => {
    const command = program.command("forecast").description("The forecast of T20 matches.");
    withMatches(command.command("fit").description("Fit the model to past matches."))
      .option("--out <FILE>", "Write the model of the players of the last season to this file.")
      .option("--store", "Store the model in the database; it replaces the stored one.")
      .option("--json", "Print the counts as JSON.")
      .action((paths: string[], options: FitOptions) =>
        choose(async (io) => (await import("./run-fit.ts")).runFit(paths, options, io, onDatabase)),
      );
    withMatches(
      command
        .command("evaluate")
        .description("Forecast past matches, each by the matches before it, and measure how right it was."),
    )
      .requiredOption(
        "--from <DATE>",
        "The first day that is measured; earlier matches are only learned.",
        day,
      )
      .option("--limit <N>", "Measure at most so many matches, spread evenly.", wholeNumber)
      .option("--seed <N>", "The same seed gives the same figures.", wholeNumber, 1)
      .option("--simulations <N>", "Simulated matches for each real one.", wholeNumber, 4096)
      .option("--rules <ID>", "The rule-set of the points.", RULES)
      .option("--by-points", "Forecast by past points alone, as other sports are, not ball by ball.")
      .option("--json", "Print the figures as JSON.")
      .action((paths: string[], options: EvaluateOptions) =>
        choose(async (io) => (await import("./run-evaluate.ts")).runEvaluate(paths, options, io)),
      );
    command
      .command("suggest")
      .description("Teams for a match, chosen so that one of them is among the best as likely as can be.")
      .requiredOption("--model <FILE>", "The model that forecast fit wrote, of matches before the day.")
      .requiredOption("--match <FILE>", "The match: the specification's match detail.")
      .option("--strategy <FILE>", "The strategy document; without it, every legal team.")
      .option("--teams <N>", "How many teams.", wholeNumber, 20)
      .option("--top <PERCENT>", "The best so many percent of random teams count as the top.", percentage, 1)
      .option("--seed <N>", "The same seed gives the same teams.", wholeNumber, 1)
      .option(
        "--simulations <N>",
        "Simulated matches to choose by, and as many to measure.",
        wholeNumber,
        4096,
      )
      .option("--rules <ID>", "The rule-set of the points; without it, that of the match.")
      .option("--json", "Print the teams as JSON.")
      .action((options: SuggestOptions) =>
        choose(async (io) => (await import("./run-suggest.ts")).runSuggest(options, io)),
      );
    addModelCommands(command, (run) => choose((io) => onDatabase(run, io)));
  },
});
