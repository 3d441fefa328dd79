import { backtestPresets } from "@teamwright/engine/backtest";
import type { BacktestPreset } from "@teamwright/engine/backtest";
import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { separatedByCommas, wholeNumber } from "../parse.ts";

/** Platforms whose upload file can be written. */
export const platforms = ["draftkings", "fanduel"] as const;
export type Format = "json" | "csv" | (typeof platforms)[number];

export interface CommonOptions {
  readonly match: string;
  readonly format: Format;
}
export interface StrategyOptions extends CommonOptions {
  readonly strategy?: string;
}
export interface GenerateArguments extends StrategyOptions {
  readonly preset?: BacktestPreset;
  readonly teams: number;
  readonly seed?: number;
  readonly avoid: readonly string[];
  readonly keep?: string;
}
export interface BestArguments extends StrategyOptions {
  readonly projections?: string;
  readonly teams: number;
}
export interface MixOptions extends CommonOptions {
  readonly mix: string;
  readonly teams: number;
  readonly seed?: number;
}
export interface RepairOptions extends StrategyOptions {
  readonly given: string;
  readonly out: readonly number[];
  readonly in?: readonly number[];
  readonly seed?: number;
}
export interface HindsightOptions extends StrategyOptions {
  readonly points?: string;
  readonly teams?: string;
  readonly best: number;
}

const formatOption = (command: Command, formats: readonly Format[]) =>
  command.addOption(
    new Option("--format <FORMAT>", "The form of the output.").choices(formats).default("json"),
  );
const STRATEGY = "--strategy <FILE>";
const STRATEGY_TEXT = "The strategy document.";

const commonOptions = (command: Command) =>
  command.requiredOption("--match <FILE>", "The match: the specification's match detail.");

const strategyOptions = (command: Command) =>
  formatOption(commonOptions(command), ["json", "csv"]).requiredOption(STRATEGY, STRATEGY_TEXT);

/** Of commands that also take a platform's salary file, where a strategy is a choice. */
const contestOptions = (command: Command, formats: readonly Format[]) =>
  formatOption(
    command.requiredOption(
      "--match <FILE>",
      "The match: the specification's match detail, or a salary file (.csv) of DraftKings or FanDuel.",
    ),
    formats,
  ).option(STRATEGY, `${STRATEGY_TEXT} For a salary file, every legal lineup where it is absent.`);

const count = (flags: string, description: string) =>
  new Option(flags, description).argParser((text: string) => wholeNumber(text));
const teams = () => count("--teams <N>", "How many teams.").default(20);
const seed = () => count("--seed <N>", "Makes the result repeatable.");
const list = (flags: string, description: string) =>
  new Option(flags, description).argParser((text: string) => separatedByCommas(text)).default([], "none");
const indexes = (flags: string, description: string) =>
  new Option(flags, description).argParser((text: string) => {
    const numbers = separatedByCommas(text).map(wholeNumber);
    if (numbers.length === 0) throw new InvalidArgumentError("Name at least one player.");
    return numbers;
  });

const UNMET_DIFFERENCE = `
A min_difference that is not met for all teams gives a shortfall with a reason:
  too-alike   proven: at most values.teams teams can differ so much from each other
  not-proven  the search found no more teams; more may exist`;

/** The options of each engine command. They are described without the engine, so that help and messages come at once. */
export const engineOptions = {
  count: (command: Command) =>
    contestOptions(command, ["json", "csv"]).description("How many teams a strategy allows, exactly."),
  generate: (command: Command) =>
    contestOptions(command, ["json", "csv", ...platforms])
      .addOption(
        new Option("--preset <NAME>", "A strategy made for the match: for its line-ups, or else its squads.")
          .choices(backtestPresets)
          .conflicts("strategy"),
      )
      .description("Teams of a strategy or a preset, all different. The same seed gives the same teams.")
      .addOption(teams())
      .addOption(seed())
      .addOption(list("--avoid <FILE,FILE>", "Teams to exclude."))
      .option(
        "--keep <FILE>",
        "Existing teams: bounds on the set hold over these and the new teams together.",
      )
      .addHelpText("after", UNMET_DIFFERENCE),
  best: (command: Command) =>
    contestOptions(command, ["json", "csv", ...platforms])
      .description("The teams with the most projected points, with every bound of the strategy.")
      .option(
        "--projections <CSV>",
        "Columns player (name or player_index) and points. Absent: the average points of a salary file.",
      )
      .addOption(teams()),
  explain: (command: Command) =>
    contestOptions(command, ["json", "csv"]).description("What each bound costs, and why no team exists."),
  mix: (command: Command) =>
    formatOption(commonOptions(command), ["json", "csv"])
      .description("Teams of several strategies by their weights, unique across all.")
      .requiredOption("--mix <FILE>", "The strategies and their weights.")
      .addOption(teams())
      .addOption(seed()),
  repair: (command: Command) =>
    strategyOptions(command)
      .description("Given teams with the players who are out replaced, as few as can be.")
      .requiredOption("--given <FILE>", "The teams to repair.")
      .addOption(indexes("--out <N,N>", "Players who are out, by player_index.").makeOptionMandatory())
      .addOption(indexes("--in <N,N>", "Players who are in after all, by player_index."))
      .addOption(seed()),
  hindsight: (command: Command) =>
    strategyOptions(command)
      .description(
        "With the points known: the best teams the strategy allowed, the best of the match, exact ranks of given teams.",
      )
      .option("--points <FILE>", "Points by player_index; without it those of the match.")
      .option("--teams <FILE>", "Teams whose ranks are wanted.")
      .addOption(count("--best <N>", "How many of the best teams.").default(10)),
} satisfies Record<string, (command: Command) => Command>;
