import { matchStatuses } from "@teamwright/domain";
import type { ReportDraftFields, ReportPlayer } from "@teamwright/contract";
import type { Db } from "../../../db/database.ts";
import { statusAt } from "../../matches/public.ts";
import type { StoredMatch, StoredPlayer } from "../../matches/public.ts";
import { bestTeam } from "../compute/best-team.ts";
import { findSeriesNamed } from "../series.repository.ts";
import { findSportTeamNamed } from "../sport-team.repository.ts";

const SIDE = 11;

const playerOf = (player: StoredPlayer, points: number): ReportPlayer => ({
  player_index: player.index,
  player_fixed_id: player.fixedId,
  name: player.name,
  image: player.image,
  role: player.role,
  team_index: player.side,
  credits: player.credits === 0 ? null : player.credits,
  points,
  selected_by: player.selectedBy,
});

/** The line-ups with points; null while somebody of them has none, or a side is not complete. */
function playedBy(match: StoredMatch): ReportPlayer[] | null {
  const playing = match.players.filter((player) => player.playing && !player.withdrawn);
  const players = playing.flatMap((player) =>
    player.points === null ? [] : [playerOf(player, player.points)],
  );
  const complete = [0, 1].every(
    (side) => players.filter((player) => player.team_index === side).length >= SIDE,
  );
  return complete && players.length === playing.length ? players : null;
}

/**
 * What a finished match with points tells of its report; the rest is null and left to the admin. Null: the match is not
 * finished, or has no points.
 */
export async function draftOf(db: Db, match: StoredMatch, now: Date): Promise<ReportDraftFields | null> {
  if (match.sport !== 0 || statusAt(match, now) !== matchStatuses.finished) return null;
  const players = playedBy(match);
  const dreamTeam = players && bestTeam(players);
  if (!players || !dreamTeam) return null;
  const [left, right] = match.sides;
  const { team, captain, vicecaptain, credits, points } = dreamTeam.picked;
  return {
    series: await findSeriesNamed(db, match.series, new Date(match.matchTime).getUTCFullYear()),
    teamOne: await findSportTeamNamed(db, left.name),
    teamTwo: await findSportTeamNamed(db, right.name),
    dreamTeamData: { team, captain, vicecaptain, credits, points },
    playing11Data: {
      leftTeamName: left.shortName,
      rightTeamName: right.shortName,
      leftTeamImage: left.image,
      rightTeamImage: right.image,
      leftTeamData: players.filter(({ team_index }) => team_index === 0),
      rightTeamData: players.filter(({ team_index }) => team_index === 1),
    },
  };
}
