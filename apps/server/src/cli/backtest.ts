import { sportSlugs } from "@teamwright/domain/sports";
import { backtestPresets } from "@teamwright/engine/backtest";
import { Option } from "commander";
import type { DatabaseCommand } from "./command.ts";
import { wholeNumber } from "./parse.ts";
import type { BacktestOptions } from "./run-backtest.ts";

export const backtestCommand: DatabaseCommand = {
  name: "backtest",
  describe: (program, choose) => {
    program
      .command("backtest")
      .description("Run a preset or a strategy over past matches with credits and points.")
      .addOption(new Option("--preset <NAME>", "the preset").choices(backtestPresets).conflicts("strategy"))
      .option("--strategy <FILE>", "a strategy document; bounds that name players or sides are left out")
      .addOption(new Option("--sport <SPORT>", "the sport").choices(sportSlugs).default("cricket"))
      .option("--teams <N>", "teams drawn for each match", wholeNumber, 20)
      .option("--seed <N>", "the same seed gives the same figures", wholeNumber, 1)
      .option("--matches <N>", "at most so many matches, the newest ones", wholeNumber, 100)
      .option("--json", "one line of JSON for each match, and one for all")
      .action((options: BacktestOptions) =>
        choose({
          run: async (deps, io) => (await import("./run-backtest.ts")).runBacktestCommand(options, deps, io),
        }),
      );
  },
};
