import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";
import { rosterOf } from "../roster.ts";
import { countCaptainPairs, countPairs } from "./pairs.ts";
import type { PairMatrix } from "./pairs.ts";
import { countPlayers } from "./players.ts";
import type { PlayerCounts } from "./players.ts";
import { countSplits } from "./splits.ts";
import type { SplitCounts } from "./splits.ts";

/** One player's figures in a set of teams. Percentages are of the teams, 0 to 100, unrounded. */
export interface PlayerShare {
  readonly player_index: number;
  readonly teams: number;
  readonly captain: number;
  readonly viceCaptain: number;
  readonly teamsPercent: number;
  readonly captainPercent: number;
  readonly viceCaptainPercent: number;
}

/** Every table of the analytics screen. */
export interface TeamAnalytics extends SplitCounts {
  readonly teams: number;
  /** Every player of the match, in the match's order. */
  readonly players: readonly PlayerShare[];
  /** Teams that hold both players. */
  readonly pairs: PairMatrix;
  /** Row captain, column vice-captain. */
  readonly captainPairs: PairMatrix;
}

/** All analytics of the given rows, or of all teams. */
export function analyseTeams(
  columns: TeamColumns,
  match: EngineMatch,
  rows: Uint32Array = everyRow(columns),
): TeamAnalytics {
  const counts = countPlayers(columns, rows);
  return {
    teams: rows.length,
    players: match.players.map(({ player_index }) => shareOf(player_index, counts)),
    ...countSplits(columns, rosterOf(match), rows),
    pairs: countPairs(columns, rows),
    captainPairs: countCaptainPairs(columns, rows),
  };
}

function shareOf(player: number, counts: PlayerCounts): PlayerShare {
  const percent = (part: number): number => (counts.teams === 0 ? 0 : (100 * part) / counts.teams);
  const teams = counts.member[player] ?? 0;
  const captain = counts.captain[player] ?? 0;
  const viceCaptain = counts.viceCaptain[player] ?? 0;
  return {
    player_index: player,
    teams,
    captain,
    viceCaptain,
    teamsPercent: percent(teams),
    captainPercent: percent(captain),
    viceCaptainPercent: percent(viceCaptain),
  };
}
