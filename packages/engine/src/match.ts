import type { Player } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain/sports";

/** What the engine reads of a player. Credits are fantasy credits in steps of 0.01 at the finest. */
export type EnginePlayer = Pick<
  Player,
  | "player_index"
  | "role"
  | "team_index"
  | "credits"
  | "selected_by"
  | "captain_percentage"
  | "vice_captain_percentage"
>;

/** A match as the engine sees it: the sport and the players of both sides, in any order. */
export interface EngineMatch {
  readonly sport: SportIndex;
  readonly players: readonly EnginePlayer[];
}
