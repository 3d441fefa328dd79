import type { Player, PointsPart, SportIndex } from "@teamwright/domain";
import type { MatchState } from "../feeds/feed-match.ts";

export interface StoredSide {
  readonly name: string;
  readonly shortName: string;
  readonly image: string;
}

/** A player as the feed's values stand in the database, before an admin's overrides. */
export interface StoredPlayer {
  /** 0-69, given once, never given again within the match. */
  readonly index: number;
  readonly fixedId: string;
  /** The feed named the id; else it was made from side, name and role. */
  readonly ownId: boolean;
  readonly side: 0 | 1;
  readonly name: string;
  readonly role: number;
  readonly credits: number;
  readonly image: string;
  readonly points: number | null;
  /** What the points are made of; null where the feed does not say. */
  readonly pointsByRule: readonly PointsPart[] | null;
  readonly selectedBy: number | null;
  readonly captainPercentage: number | null;
  readonly viceCaptainPercentage: number | null;
  readonly playing: boolean;
  readonly lastPlay: boolean;
  readonly availability: Player["last_play_text"] | null;
  /** Id at the main provider. */
  readonly providerId: string | null;
  readonly appIds: readonly { readonly name: string; readonly id: string }[];
  /** Left the squad by a later import; keeps its index in case it returns. */
  readonly withdrawn: boolean;
}

export interface StoredMatch {
  readonly id: string;
  readonly sport: SportIndex;
  /** The adapter that brought it last. */
  readonly feed: string;
  /** ISO 8601, UTC. */
  readonly matchTime: string;
  readonly series: string;
  readonly state: MatchState;
  /** Both line-ups were out at the last change, as people saw the match. */
  readonly lineupsOut: boolean;
  readonly apps: readonly string[];
  readonly sides: readonly [left: StoredSide, right: StoredSide];
  readonly players: readonly StoredPlayer[];
}
