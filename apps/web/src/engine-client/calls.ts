import type { MemberRange, ShareFigures } from "@teamwright/allocation";
import type { Outcome, Strategy, Team } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain/sports";
import type {
  BacktestOutcome,
  BacktestPlan,
  BacktestRequest,
  BestTeams,
  Difference,
  EngineMatch,
  Explanation,
  Generation,
  PlayedPlayer,
  Possible,
  PresetSegments,
  Refusal,
  Repair,
  ShareGaps,
  TeamAnalytics,
  TeamColumns,
  TeamFilter,
  TextWords,
} from "@teamwright/engine";
import type { PresetCalls } from "./preset-calls.ts";

/** The ranks of the rows of a team set among all possible teams of its match. */
export interface Ranks {
  readonly possible: number;
  /** Of each row: 1 is the best. */
  readonly rank: Float64Array;
  /** Of each row: percent of all possible teams that have fewer points. */
  readonly percentile: Float64Array;
}

/** A team set and the match of its players. */
interface MatchTeams {
  readonly match: EngineMatch;
  readonly teams: TeamColumns;
}

/** The last two segments of the display's address that show the teams of one row of the analytics. */
export type AnalyticsLinks = Readonly<
  Record<
    | "players"
    | "captains"
    | "viceCaptains"
    | "combinations"
    | "partitions"
    | "credits"
    | "pattern1"
    | "pattern2",
    readonly PresetSegments[]
  >
>;

export interface TeamOrder {
  readonly by: "number" | "credits" | "points";
  readonly descending: boolean;
}

export type ExportFormat = "csv" | "json" | "text";

/** For a call without expected failures. */
type NoFailure = never;

/** The worker's calls: input, result of a success, result of an expected failure. */
export interface EngineCalls extends PresetCalls {
  readonly count: {
    readonly input: { readonly match: EngineMatch; readonly strategy: Strategy };
    readonly output: Possible;
    readonly failure: Refusal;
  };
  readonly explain: {
    readonly input: { readonly match: EngineMatch; readonly strategy: Strategy };
    readonly output: Explanation;
    readonly failure: Refusal;
  };
  readonly generate: {
    readonly input: {
      readonly match: EngineMatch;
      readonly strategy: Strategy;
      /** How many teams. */
      readonly teams: number;
      readonly seed: number;
      /** Teams to exclude: those already stored for the match. */
      readonly avoid?: readonly TeamColumns[];
      /** Existing teams: exposures, shares and differences are those of these and the new teams together. */
      readonly keep?: TeamColumns | undefined;
    };
    readonly output: Generation;
    readonly failure: Refusal;
  };
  /** The first data of a display: the filter of its address, and whether any team is listed twice. */
  readonly open: {
    readonly input: MatchTeams & { readonly preset: PresetSegments };
    readonly output: {
      /** Null for no filter. */
      readonly filter: TeamFilter | null;
      /** The address has a filter that cannot be read. */
      readonly unreadable: boolean;
      /** Teams that are already in the set. */
      readonly repeats: number;
    };
    readonly failure: NoFailure;
  };
  /** The rows that pass every filter, ascending or in the requested order; equal ones by row. */
  readonly filter: {
    readonly input: MatchTeams & {
      readonly filters: readonly TeamFilter[];
      readonly order?: TeamOrder | undefined;
      /** By player_index, for an order by points. */
      readonly points?: readonly number[] | undefined;
    };
    readonly output: Uint32Array<ArrayBuffer>;
    readonly failure: NoFailure;
  };
  readonly analyse: {
    readonly input: MatchTeams & { readonly filters: readonly TeamFilter[] };
    readonly output: {
      readonly analytics: TeamAnalytics;
      readonly difference: Difference;
      /** In the order of the analytics' tables. */
      readonly links: AnalyticsLinks;
    };
    readonly failure: NoFailure;
  };
  /** Replaces players who are out in the teams that hold them, and changes no other team. */
  readonly repair: {
    readonly input: MatchTeams & {
      readonly strategy: Strategy;
      /** By player_index. */
      readonly out: readonly number[];
      /** Players who join the strategy's pool. */
      readonly into?: readonly number[];
      readonly seed: number;
    };
    readonly output: Repair;
    readonly failure: Refusal;
  };
  /** Shares the first teams among members; null when there are fewer teams than the members get together. */
  readonly allocate: {
    readonly input: MatchTeams & {
      /** Teams per member. */
      readonly counts: readonly number[];
      readonly seed: number;
      readonly balanced: boolean;
    };
    readonly output: {
      readonly ranges: readonly MemberRange[];
      /** In order of their positions, numbered from 1. */
      readonly teams: readonly Team[];
      /** Teams that nobody gets, for those who come later. */
      readonly spare: readonly Team[];
      readonly best: ShareFigures | null;
      readonly worst: ShareFigures | null;
    } | null;
    readonly failure: NoFailure;
  };
  /** The teams of the rows as a file's text. */
  readonly export: {
    readonly input: MatchTeams & {
      readonly rows: Uint32Array | null;
      readonly format: ExportFormat;
      /** By player_index. */
      readonly names: Readonly<Record<number, string>>;
      /** By player_index; given, each team has its points. */
      readonly points?: readonly number[] | undefined;
      /** Of the format "text"; absent: English ones. */
      readonly words?: TextWords | undefined;
    };
    readonly output: string;
    readonly failure: NoFailure;
  };
  /** The teams of the rows, renumbered from 1. */
  readonly select: {
    readonly input: { readonly teams: TeamColumns; readonly rows: Uint32Array };
    readonly output: TeamColumns;
    readonly failure: NoFailure;
  };
  /** So many of the rows (or of all): shares closest to theirs, and different from each other. */
  readonly choose: {
    readonly input: {
      readonly teams: TeamColumns;
      readonly rows: Uint32Array | null;
      readonly count: number;
    };
    readonly output: {
      readonly rows: Uint32Array<ArrayBuffer>;
      /** How far shares are from those of all: of the first teams, and of the chosen ones. */
      readonly before: ShareGaps;
      readonly after: ShareGaps;
    };
    readonly failure: NoFailure;
  };
  /** The teams of all sets, each once, renumbered from 1. */
  readonly merge: {
    readonly input: { readonly sets: readonly [TeamColumns, ...TeamColumns[]] };
    readonly output: TeamColumns;
    readonly failure: NoFailure;
  };
  readonly shuffle: {
    readonly input: { readonly teams: TeamColumns; readonly seed: number };
    readonly output: TeamColumns;
    readonly failure: NoFailure;
  };
  /**
   * The best possible teams, null where they are too large to compute, and the ranks of the given teams among all that
   * the match allowed.
   */
  readonly hindsight: {
    readonly input: MatchTeams & {
      /** Null for teams without a single strategy. */
      readonly strategy: Strategy | null;
      /** By player_index. */
      readonly points: readonly number[];
      /** Players who could have been picked: all possible teams are made of them. */
      readonly played: readonly number[];
    };
    readonly output: {
      readonly strategyBest: BestTeams | null;
      readonly dream: BestTeams | null;
      readonly ranks: Outcome<Ranks, Refusal>;
    };
    readonly failure: NoFailure;
  };
  /** The best team of each strategy, by points; null where a strategy has none or is too large to search. */
  readonly bests: {
    readonly input: {
      readonly match: EngineMatch;
      readonly strategies: readonly Strategy[];
      /** By player_index. */
      readonly points: readonly number[];
    };
    readonly output: readonly (BestTeams | null)[];
    readonly failure: NoFailure;
  };
  /** What one past match says of a plan: one call for each match, so that each result is shown as it comes. */
  readonly backtest: {
    readonly input: BacktestRequest & {
      readonly sport: SportIndex;
      /** Of both line-ups. */
      readonly players: readonly PlayedPlayer[];
      readonly plan: BacktestPlan;
    };
    readonly output: BacktestOutcome;
    readonly failure: NoFailure;
  };
  /** Each team's points, and the rows from most points to least. */
  readonly score: {
    readonly input: {
      readonly teams: TeamColumns;
      /** By player_index. */
      readonly points: readonly number[];
    };
    readonly output: { readonly points: Float64Array; readonly rows: Uint32Array<ArrayBuffer> };
    readonly failure: NoFailure;
  };
}

export type CallName = keyof EngineCalls;
export type InputOf<Name extends CallName> = EngineCalls[Name]["input"];
export type OutputOf<Name extends CallName> = EngineCalls[Name]["output"];
export type FailureOf<Name extends CallName> = EngineCalls[Name]["failure"];

/** A failure of a request outside the engine. `detail` is for logs, not for users. */
export interface EngineFault {
  readonly code: "cancelled" | "engine_crashed";
  readonly detail: string;
}

const callNames: Readonly<Record<CallName, true>> = {
  count: true,
  explain: true,
  generate: true,
  open: true,
  filter: true,
  analyse: true,
  repair: true,
  allocate: true,
  export: true,
  select: true,
  choose: true,
  merge: true,
  shuffle: true,
  score: true,
  hindsight: true,
  bests: true,
  backtest: true,
  suggestPlayers: true,
  suggestShapes: true,
  suggestCredits: true,
  quick: true,
  smart: true,
  predictions: true,
  countMix: true,
  generateMix: true,
  auto: true,
};

export const isCallName = (value: unknown): value is CallName =>
  typeof value === "string" && Object.hasOwn(callNames, value);

export const isFault = (error: { readonly code: string }): error is EngineFault =>
  error.code === "cancelled" || error.code === "engine_crashed";
