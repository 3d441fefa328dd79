import type { Outcome, Strategy } from "@teamwright/domain";
import type {
  AutoGeneration,
  CreditSuggestion,
  EngineMatch,
  MixCount,
  MixGeneration,
  MixPart,
  PlayerSuggestion,
  PredictionSection,
  Preset,
  PresetInput,
  Refusal,
  SetBounds,
  ShapeSuggestion,
  SmartInput,
  SmartPreset,
} from "@teamwright/engine";

/** Calls that turn a pool and a few answers into suggestions or complete strategies. */
export interface PresetCalls {
  readonly suggestPlayers: {
    readonly input: PresetInput & {
      readonly kind: "fixed" | "captains" | "viceCaptains";
      readonly count: number;
    };
    readonly output: PlayerSuggestion;
    readonly failure: Refusal;
  };
  readonly suggestShapes: {
    readonly input: PresetInput & {
      readonly kind: "combinations" | "partitions" | "pattern1" | "pattern2";
      readonly count: number;
    };
    readonly output: ShapeSuggestion;
    readonly failure: Refusal;
  };
  readonly suggestCredits: {
    readonly input: PresetInput;
    readonly output: readonly CreditSuggestion[];
    readonly failure: never;
  };
  readonly quick: {
    readonly input: PresetInput;
    readonly output: Preset;
    readonly failure: never;
  };
  readonly smart: {
    readonly input: SmartInput;
    readonly output: SmartPreset;
    readonly failure: Refusal;
  };
  /** Predictions of one match as strategies, and the strategy of what all of them allow. */
  readonly predictions: {
    readonly input: {
      readonly match: EngineMatch;
      readonly predictions: readonly (readonly PredictionSection[])[];
      readonly rules?: 0 | 1;
      /** Who plays, once the line-ups are out. */
      readonly playing?: readonly number[];
    };
    readonly output: {
      /** In the order of the predictions. */
      readonly each: readonly Outcome<Strategy, Refusal>[];
      readonly common: Outcome<Strategy, Refusal>;
    };
    readonly failure: Refusal;
  };
  /** Teams of several strategies in proportion to their weights; one that runs out leaves its share to the others. */
  readonly generateMix: {
    readonly input: {
      readonly match: EngineMatch;
      readonly parts: readonly MixPart[];
      /** Exposures and difference over all teams; the bounds of a part hold over its own teams. */
      readonly whole?: SetBounds;
      readonly teams: number;
      readonly seed: number;
    };
    readonly output: MixGeneration;
    readonly failure: Refusal;
  };
  /** How many teams the strategies of a mix allow, each by itself and together. */
  readonly countMix: {
    readonly input: { readonly match: EngineMatch; readonly parts: readonly MixPart[] };
    readonly output: MixCount;
    readonly failure: Refusal;
  };
  /** The three leagues' teams one after the other, with continuous numbers, and the result of each league. */
  readonly auto: {
    readonly input: PresetInput & { readonly seed: number };
    readonly output: AutoGeneration;
    readonly failure: Refusal;
  };
}
