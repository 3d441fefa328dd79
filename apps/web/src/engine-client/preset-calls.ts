import type { Strategy } from "@teamwright/domain";
import type {
  CreditSuggestion,
  EngineMatch,
  Generation,
  PlayerSuggestion,
  Preset,
  PresetInput,
  Refusal,
  SetBounds,
  ShapeSuggestion,
  SmartInput,
  SmartPreset,
  TeamColumns,
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
  /** Teams of strategies that share no team, in proportion to their weights; one that runs out leaves its part to the others. */
  readonly generateMix: {
    readonly input: {
      readonly match: EngineMatch;
      readonly parts: readonly { readonly weight: number; readonly strategy: Strategy }[];
      /** Exposures and difference over all teams; the parts' own hold over their own. */
      readonly whole?: SetBounds;
      readonly teams: number;
      readonly seed: number;
    };
    readonly output: Generation;
    readonly failure: Refusal;
  };
  /** The three leagues' teams one after the other, numbered through, and what each league came to. */
  readonly auto: {
    readonly input: PresetInput & { readonly seed: number };
    readonly output: {
      readonly teams: TeamColumns;
      readonly leagues: readonly AutoLeagueTeams[];
    };
    readonly failure: Refusal;
  };
}

export interface AutoLeagueTeams {
  readonly name: string;
  /** How many of the teams are the league's; 0 where no credits give one. */
  readonly teams: number;
  /** Least team credits, as the league usually has them and as it took them. */
  readonly asked: number;
  readonly from: number;
}
