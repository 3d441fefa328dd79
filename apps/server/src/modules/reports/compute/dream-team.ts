import type { ReportBody, ReportPlayer } from "@teamwright/contract";
import {
  CAPTAIN_MULTIPLIER,
  cricket,
  fail,
  MAX_CREDITS,
  succeed,
  VICE_CAPTAIN_MULTIPLIER,
} from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";

type DreamTeamData = ReportBody["dreamTeamData"];

export interface DreamTeamFigures {
  readonly points: number;
  readonly credits: number | null;
  readonly pointsByRole: readonly number[];
  readonly combination: readonly number[];
  /** Players of both teams. */
  readonly partition: readonly [number, number];
  readonly captain: ReportPlayer;
  readonly viceCaptain: ReportPlayer;
  readonly members: ReadonlySet<number>;
}

/** Points have hundredths at the finest; sums of them would show the last bits of binary fractions. */
const roundPoints = (value: number): number => Math.round(value * 100) / 100;

/** Counts a dream team; refused when it is no legal team of these players. */
export function dreamTeamFigures(
  { team, captain, vicecaptain }: DreamTeamData,
  players: readonly ReportPlayer[],
): Outcome<DreamTeamFigures, "report_dream_team_invalid"> {
  const invalid = fail("report_dream_team_invalid" as const);
  const byIndex = new Map(players.map((player) => [player.player_index, player]));
  const groups = team.map((indexes, role) =>
    indexes.map((index) => {
      const player = byIndex.get(index);
      return player?.role === role ? player : undefined;
    }),
  );
  const chosenPlayers = groups.flat();
  const members = new Set(chosenPlayers.map((player) => player?.player_index));
  const foundPlayers = chosenPlayers.filter((player) => player !== undefined);
  if (
    foundPlayers.length !== chosenPlayers.length ||
    foundPlayers.length !== cricket.teamSize ||
    members.size !== foundPlayers.length
  )
    return invalid;
  const combination = groups.map((group) => group.length);
  const left = foundPlayers.filter(({ team_index }) => team_index === 0).length;
  const partition = [left, foundPlayers.length - left] as const;
  const lead = foundPlayers.find(({ player_index }) => player_index === captain);
  const second = foundPlayers.find(({ player_index }) => player_index === vicecaptain);
  if (lead === undefined || second === undefined || lead === second) return invalid;
  const legalRoles = cricket.roles.every(({ min, max }, role) => {
    const held = combination[role] ?? 0;
    return held >= min && held <= max;
  });
  if (!legalRoles || Math.max(...partition) > cricket.maxFromSide.new) return invalid;
  const hasCredits = foundPlayers.every(({ credits }) => credits !== null);
  const credits = hasCredits
    ? roundPoints(foundPlayers.reduce((sum, player) => sum + (player.credits ?? 0), 0))
    : null;
  if (credits !== null && credits > MAX_CREDITS) return invalid;

  const pointsOf = (player: ReportPlayer): number =>
    player.points * (player === lead ? CAPTAIN_MULTIPLIER : player === second ? VICE_CAPTAIN_MULTIPLIER : 1);
  const pointsByRole = cricket.roles.map((_, role) =>
    roundPoints(
      foundPlayers
        .filter((player) => player.role === role)
        .reduce((sum, player) => sum + pointsOf(player), 0),
    ),
  );
  return succeed({
    points: roundPoints(pointsByRole.reduce((sum, points) => sum + points, 0)),
    credits,
    pointsByRole,
    combination,
    partition,
    captain: lead,
    viceCaptain: second,
    members: new Set(foundPlayers.map(({ player_index }) => player_index)),
  });
}
