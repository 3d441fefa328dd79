import type { EngineMatch } from "@teamwright/engine";
import type { StoredMatch } from "../matches/public.ts";

/** A stored match as the engine reads it. */
export const engineMatch = ({ sport, players }: Pick<StoredMatch, "sport" | "players">): EngineMatch => ({
  sport,
  players: players.map(({ index, role, side, credits, selectedBy }) => ({
    player_index: index,
    role,
    team_index: side,
    credits,
    selected_by: selectedBy,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
});
