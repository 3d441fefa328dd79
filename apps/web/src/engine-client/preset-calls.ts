import type {
  AutoLeague,
  CreditSuggestion,
  PlayerSuggestion,
  Preset,
  PresetInput,
  Refusal,
  ShapeSuggestion,
  SmartInput,
  SmartPreset,
} from "@teamwright/engine";

/** Calls that turn a pool and a few answers into suggestions or whole strategies. */
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
  readonly auto: {
    readonly input: PresetInput;
    readonly output: readonly AutoLeague[];
    readonly failure: never;
  };
}
