import { sportByIndex } from "@teamwright/domain/sports";
import type { SportIndex } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../../match.ts";
import type { PresetInput } from "../preset.ts";

/** Eleven a side, roles in turn, credits from 10 down to 7.5, percentages falling with the index. */
export function squads(
  sport: SportIndex,
  change: (player: EnginePlayer) => Partial<EnginePlayer> = () => ({}),
) {
  const { roles } = sportByIndex(sport);
  const players = Array.from({ length: 22 }, (_, index): EnginePlayer => {
    const position = index % 11;
    const player: EnginePlayer = {
      player_index: index,
      role: position % roles.length,
      team_index: index < 11 ? 0 : 1,
      credits: 10 - Math.floor(position / 2) / 2,
      selected_by: 95 - position * 8,
      captain_percentage: 30 - position * 2 - (index < 11 ? 0 : 1),
      vice_captain_percentage: 20 - position - (index < 11 ? 0 : 0.5),
    };
    return { ...player, ...change(player) };
  });
  const match: EngineMatch = { sport, players };
  const input: PresetInput = { match, pool: players.map((player) => player.player_index) };
  return { match, input };
}
