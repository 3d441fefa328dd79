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
import type {
  CreditSuggestion,
  EngineMatch,
  PlayerSuggestion,
  PredictedBound,
  Preset,
  PresetInput,
  Refusal,
  ShapeSuggestion,
  SmartInput,
  SmartPreset,
} from "@teamwright/engine";
import type { Outcome, Strategy } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { Success } from "./handler.ts";

interface PlayersInput extends PresetInput {
  readonly kind: keyof typeof playerSuggestions;
  readonly count: number;
}

interface ShapesInput extends PresetInput {
  readonly kind: "combinations" | "partitions" | "pattern1" | "pattern2";
  readonly count: number;
}

interface PredictionsInput {
  readonly match: EngineMatch;
  readonly predictions: readonly (readonly PredictedBound[])[];
  readonly rules?: 0 | 1;
  /** Who plays, once the line-ups are out. */
  readonly playing?: readonly number[];
}

interface PredictionStrategies {
  /** In the order of the predictions. */
  readonly each: readonly Outcome<Strategy, Refusal>[];
  readonly common: Outcome<Strategy, Refusal>;
}

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

export const suggestPlayers = ({ kind, count, ...input }: PlayersInput): Outcome<PlayerSuggestion, Refusal> =>
  playerSuggestions[kind](input, count);

export const suggestShapes = ({ kind, count, ...input }: ShapesInput): Outcome<ShapeSuggestion, Refusal> => {
  if (kind === "combinations") return suggestCombinations(input, count);
  if (kind === "partitions") return suggestPartitions(input, count);
  return suggestPercentages(input, kind === "pattern1" ? 1 : 2, count);
};

export const suggestCredits = (input: PresetInput): Success<readonly CreditSuggestion[]> =>
  succeed(creditRanges(input, countIn(input.match)));

export const quick = (input: PresetInput): Success<Preset> => succeed(quickPreset(input));

export const smart = (input: SmartInput): Outcome<SmartPreset, Refusal> => smartPreset(input);

/** Predictions of one match as strategies, and the strategy of what all of them allow. */
export const predictions = ({
  predictions: sectionLists,
  ...input
}: PredictionsInput): Outcome<PredictionStrategies, Refusal> => {
  const each = sectionLists.map((sections) => {
    const preset = predictionPreset({ ...input, sections });
    return preset.ok ? succeed(preset.value.strategy) : preset;
  });
  const strategies = each.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const [first, ...rest] = strategies;
  const failure = each.find((outcome) => !outcome.ok);
  if (failure !== undefined) return succeed({ each, common: failure });
  if (first === undefined) return fail({ code: "no-parts" });
  return succeed({ each, common: commonStrategy([first, ...rest]) });
};
