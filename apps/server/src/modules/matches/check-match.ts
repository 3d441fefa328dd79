import { PLAYER_SLOTS, sportByIndex } from "@teamwright/domain";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

/** Checks of a match as a whole, whatever the source of the change. */
export function checkMatch(match: StoredMatch, report: (field: string, reason: string) => void): void {
  const sport = sportByIndex(match.sport);
  if (match.players.length > PLAYER_SLOTS)
    report(
      "players",
      `${match.players.length} players, counting those who left, are more than ${PLAYER_SLOTS}`,
    );
  const squad = match.players.filter((player) => !player.withdrawn);
  if (match.sides[0].name !== "" && match.sides[0].name === match.sides[1].name)
    report("right.name", "is the same as the left team's");
  for (const player of squad)
    if (sport.roles[player.role] === undefined) report("role", `${player.name} has no role of ${sport.slug}`);
  for (const side of [0, 1] as const) checkSide(match, squad, side, report);
  checkPercentages(squad, sport.teamSize, report);
}

function checkSide(
  match: StoredMatch,
  squad: readonly StoredPlayer[],
  side: 0 | 1,
  report: (field: string, reason: string) => void,
): void {
  const playing = squad.filter((player) => player.side === side && player.playing).length;
  const most = sportByIndex(match.sport).mostPlaying;
  if (playing > most)
    report(
      "playing",
      `${playing} players of ${match.sides[side].name} are marked as playing; ${most} is the most`,
    );
}

/** Shares cannot exceed the whole; half a percent per player is allowed for rounding. */
function checkPercentages(
  squad: readonly StoredPlayer[],
  teamSize: number,
  report: (field: string, reason: string) => void,
): void {
  const slack = squad.length * 0.5;
  const wholes = [
    ["selected_by", "selectedBy", 100 * teamSize],
    ["captain_percentage", "captainPercentage", 100],
    ["vice_captain_percentage", "viceCaptainPercentage", 100],
  ] as const;
  for (const [field, key, whole] of wholes) {
    const sum = squad.reduce((total, player) => total + (player[key] ?? 0), 0);
    if (sum > whole + slack)
      report(field, `adds up to ${Math.round(sum)}; all players together cannot pass ${whole} percent`);
  }
}
