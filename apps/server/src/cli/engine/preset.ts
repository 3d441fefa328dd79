import type { Strategy } from "@teamwright/domain";
import { autoPreset, compile, countTeams, quickPreset } from "@teamwright/engine";
import type { BacktestPreset, PresetInput } from "@teamwright/engine";
import { BadInput } from "./bad-input.ts";

/** The strategy of a preset for the players who play; for all where no line-up is announced. */
export function presetStrategy(preset: BacktestPreset, input: PresetInput): Strategy {
  if (preset === "quick") return quickPreset(input).strategy;
  const count = (strategy: Strategy): number => {
    const plan = compile(input.match, strategy);
    return plan.ok ? countTeams(plan.value).teams : 0;
  };
  const strategy = autoPreset(input, count).find(({ league }) => league === preset)?.strategy;
  if (strategy === undefined || strategy === null)
    throw new BadInput(`--preset ${preset}: no credits give a team`);
  return strategy;
}
