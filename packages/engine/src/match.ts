import type { Player } from "@teamwright/domain";
import type { TablesIndex } from "@teamwright/domain/sports";

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

/** A match as the engine sees it: the sport or contest and the players of both sides, in any order. */
export interface EngineMatch {
  readonly sport: TablesIndex;
  readonly players: readonly EnginePlayer[];
  /** In a contest: lists of the entries of one person, by player_index. A team holds at most one of each list. */
  readonly persons?: readonly (readonly number[])[];
}
