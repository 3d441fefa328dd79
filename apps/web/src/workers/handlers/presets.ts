import {
  commonStrategy,
  compile,
  countTeams,
  predictionPreset,
  quickPreset,
  smartPreset,
  suggestCaptains,
  suggestCombinations,
  suggestCredits as creditRanges,
  suggestFixed,
  suggestPartitions,
  suggestPercentages,
  suggestViceCaptains,
} from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import type { Strategy } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { Handler } from "./handler.ts";

/** The exact count in the form that the presets need. */
export const countIn =
  (match: EngineMatch) =>
  (strategy: Strategy): number => {
    const plan = compile(match, strategy);
    return plan.ok ? countTeams(plan.value).teams : 0;
  };

const playerSuggestions = {
  fixed: suggestFixed,
  captains: suggestCaptains,
  viceCaptains: suggestViceCaptains,
} as const;

export const suggestPlayers: Handler<"suggestPlayers"> = ({ kind, count, ...input }) =>
  playerSuggestions[kind](input, count);

export const suggestShapes: Handler<"suggestShapes"> = ({ kind, count, ...input }) => {
  if (kind === "combinations") return suggestCombinations(input, count);
  if (kind === "partitions") return suggestPartitions(input, count);
  return suggestPercentages(input, kind === "pattern1" ? 1 : 2, count);
};

export const suggestCredits: Handler<"suggestCredits"> = (input) =>
  succeed(creditRanges(input, countIn(input.match)));

export const quick: Handler<"quick"> = (input) => succeed(quickPreset(input));

export const smart: Handler<"smart"> = (input) => smartPreset(input);

export const predictions: Handler<"predictions"> = ({ predictions: asked, ...input }) => {
  const each = asked.map((sections) => {
    const preset = predictionPreset({ ...input, sections });
    return preset.ok ? succeed(preset.value.strategy) : preset;
  });
  const strategies = each.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const [first, ...rest] = strategies;
  const failed = each.find((outcome) => !outcome.ok);
  if (failed !== undefined) return succeed({ each, common: failed });
  if (first === undefined) return fail({ code: "no-parts" });
  return succeed({ each, common: commonStrategy([first, ...rest]) });
};
