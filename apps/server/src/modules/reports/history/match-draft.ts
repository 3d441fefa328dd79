import { matchStatuses } from "@teamwright/domain";
import type { Pitch, ReportDraftFields, ReportPlayer, Series, SportTeam } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { summaryFor } from "#modules/match-model/public.ts";
import type { MatchSummary } from "@teamwright/domain";
import { statusAt } from "#modules/matches/public.ts";
import type { KeptMatch, StoredMatch, StoredPlayer } from "#modules/matches/public.ts";
import { bestTeam } from "../compute/best-team.ts";
import { informationOf, resultOf } from "./draft-sections.ts";
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

/** The records that a draft names; null where there is none, or it is not known which. */
export interface DraftRecords {
  readonly series: Series | null;
  readonly pitch: Pitch | null;
  readonly teamOne: SportTeam | null;
  readonly teamTwo: SportTeam | null;
}

/** The records that exist already, by the match's own names. */
export async function namedRecords(db: Db, { sides, series, matchTime }: StoredMatch): Promise<DraftRecords> {
  return {
    series: await findSeriesNamed(db, series, new Date(matchTime).getUTCFullYear()),
    pitch: null,
    teamOne: await findSportTeamNamed(db, sides[0].name),
    teamTwo: await findSportTeamNamed(db, sides[1].name),
  };
}

/** The source's summary with the match's left team first. */
export const summaryOf = ({ stored }: KeptMatch): MatchSummary | null => {
  const [left, right] = stored.sides;
  return stored.summary && summaryFor(stored.summary, [left.name, right.name]);
};

/** Whether the match is over and everybody who played has points. */
export function isDraftable(match: StoredMatch, now: Date): boolean {
  return match.sport === 0 && statusAt(match, now) === matchStatuses.finished && playedBy(match) !== null;
}

/**
 * What a finished match with points tells of its report; the rest is null and left to the admin. Null: the match is not
 * finished, or has no points.
 */
export function draftOf(keptMatch: KeptMatch, records: DraftRecords, now: Date): ReportDraftFields | null {
  const { shown: match } = keptMatch;
  const players = playedBy(match);
  if (!players || !isDraftable(match, now)) return null;
  const summary = summaryOf(keptMatch);
  const dreamTeam = summary?.result.kind === "no result" ? null : bestTeam(players);
  const [left, right] = match.sides;
  const sides = {
    leftTeamName: left.shortName,
    rightTeamName: right.shortName,
    leftTeamImage: left.image,
    rightTeamImage: right.image,
  };
  const { teamOne, teamTwo } = records;
  const knownTeams = summary && teamOne && teamTwo ? { summary, teams: [teamOne, teamTwo] as const } : null;
  const shownNames = { ...sides, seriesName: match.series, matchTime: match.matchTime };
  return {
    ...records,
    dreamTeamData: dreamTeam && dreamTeam.picked,
    matchInformation: knownTeams && informationOf(knownTeams.summary, knownTeams.teams, shownNames),
    matchResult: knownTeams && resultOf(knownTeams.summary, knownTeams.teams),
    playing11Data: {
      ...sides,
      leftTeamData: players.filter(({ team_index }) => team_index === 0),
      rightTeamData: players.filter(({ team_index }) => team_index === 1),
    },
  };
}
