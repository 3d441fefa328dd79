import type { EngineMatch } from "@teamwright/engine";
import type { StoredMatch } from "../matches/public.ts";

/** A stored match as the engine reads it. */
export const engineMatch = ({ sport, players }: Pick<StoredMatch, "sport" | "players">): EngineMatch => ({
  sport,
  players: players.map((player) => ({
    player_index: player.index,
    role: player.role,
    team_index: player.side,
    credits: player.credits,
    selected_by: player.selectedBy,
    captain_percentage: player.captainPercentage,
    vice_captain_percentage: player.viceCaptainPercentage,
  })),
});
