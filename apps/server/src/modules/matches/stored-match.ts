import type {
  MatchFormat,
  MatchGender,
  MatchSummary,
  Player,
  PointsPart,
  ScoreMark,
  SportIndex,
} from "@teamwright/domain";
import type { MatchState } from "../match-model/public.ts";
import type { StoredPerformance, StoredScoring } from "#tables/matches.ts";

export interface StoredSide {
  readonly name: string;
  readonly shortName: string;
  readonly image: string;
}

/** A player with the feed's values as stored, before an admin's overrides. */
export interface StoredPlayer {
  /** 0-69, assigned once and never reused within the match. */
  readonly index: number;
  readonly fixedId: string;
  /** True: the feed gave the id. False: it was made from side, name and role. */
  readonly ownId: boolean;
  readonly side: 0 | 1;
  readonly name: string;
  readonly role: number;
  readonly credits: number;
  readonly image: string;
  readonly points: number | null;
  /** The breakdown of the points; null where the feed does not give it. */
  readonly pointsByRule: readonly PointsPart[] | null;
  /** What the source leaves open about the points. */
  readonly marks: readonly ScoreMark[];
  /** The counts behind the points; null where the feed gives only totals. */
  readonly performance: StoredPerformance | null;
  readonly selectedBy: number | null;
  readonly captainPercentage: number | null;
  readonly viceCaptainPercentage: number | null;
  readonly playing: boolean;
  readonly lastPlay: boolean;
  readonly availability: Player["last_play_text"] | null;
  /** Id at the main provider. */
  readonly providerId: string | null;
  readonly appIds: readonly { readonly name: string; readonly id: string }[];
  /** A later import removed the player from the squad; the index is kept in case the player returns. */
  readonly withdrawn: boolean;
  /** Added by an admin: no squad of a feed removes the player. */
  readonly byHand: boolean;
}

/** The fields of a player of whom the squad, the role and the credits are known. */
export const ONLY_IN_SQUAD = {
  image: "",
  points: null,
  pointsByRule: null,
  marks: [],
  performance: null,
  selectedBy: null,
  captainPercentage: null,
  viceCaptainPercentage: null,
  playing: false,
  lastPlay: false,
  availability: null,
  providerId: null,
  appIds: [],
  withdrawn: false,
  byHand: false,
} as const satisfies Partial<StoredPlayer>;

export interface StoredMatch {
  readonly id: string;
  readonly sport: SportIndex;
  /** The adapter of the last import. */
  readonly feed: string;
  /** ISO 8601, UTC. */
  readonly matchTime: string;
  readonly series: string;
  readonly state: MatchState;
  /** Whether both line-ups were out at the last change, as users saw the match. */
  readonly lineupsOut: boolean;
  readonly apps: readonly string[];
  /** Null where the feed does not name the rules of its points, or has no points. */
  readonly scoring: StoredScoring | null;
  /** Of cricket; null where the feed does not tell. */
  readonly format: MatchFormat | null;
  readonly gender: MatchGender | null;
  /** With the teams in the order of its source. */
  readonly summary: MatchSummary | null;
  readonly venue: string | null;
  /** An admin took it out of the lists; who has its address still reads it. */
  readonly hidden: boolean;
  readonly sides: readonly [left: StoredSide, right: StoredSide];
  readonly players: readonly StoredPlayer[];
}
