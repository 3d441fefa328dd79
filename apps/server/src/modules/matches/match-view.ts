import { matchStatuses } from "@teamwright/domain";
import type {
  Disruption,
  MatchDetail,
  MatchListItem,
  Player,
  PointsPart,
  Scorecard,
  ScoreMark,
} from "@teamwright/domain";
import { lineupOut } from "./line-up.ts";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

type Status = (typeof matchStatuses)[keyof typeof matchStatuses];

const squadOf = (match: StoredMatch): StoredPlayer[] => match.players.filter((player) => !player.withdrawn);

/**
 * Players have captain and vice-captain percentages and ids of the main provider; once the line-up is out, those of the
 * line-up.
 */
export function isAutomatic(match: StoredMatch): boolean {
  const squad = squadOf(match);
  const askedPlayers = lineupOut(match) ? squad.filter((player) => player.playing) : squad;
  return (
    askedPlayers.length > 0 &&
    askedPlayers.every(
      (player) =>
        player.captainPercentage !== null &&
        player.viceCaptainPercentage !== null &&
        player.providerId !== null,
    )
  );
}

/** No result follows, and nobody may still make teams of it. */
const ENDED: readonly StoredMatch["state"][] = ["finished", "abandoned", "cancelled"];

/**
 * 0 not started, 1 in progress, 2 finished: as given, else by the clock once the match's time has come. A postponed
 * match has not started, whatever its old time; its new time follows.
 */
export function statusAt(match: StoredMatch, now: Date): Status {
  if (ENDED.includes(match.state)) return matchStatuses.finished;
  if (match.state === "postponed") return matchStatuses.notStarted;
  if (match.state === "in_progress" || now.getTime() >= Date.parse(match.matchTime))
    return matchStatuses.inProgress;
  return matchStatuses.notStarted;
}

function headOf(match: StoredMatch) {
  const [left, right] = match.sides;
  return {
    id: match.id,
    match_time: match.matchTime,
    series_name: match.series,
    left_team_name: left.shortName,
    right_team_name: right.shortName,
    left_team_image: left.image,
    right_team_image: right.image,
    sport_index: match.sport,
    automatic: isAutomatic(match),
    ...disruptionOf(match),
  };
}

function disruptionOf({ state }: StoredMatch): { disruption?: Disruption } {
  return state === "postponed" || state === "abandoned" || state === "cancelled" ? { disruption: state } : {};
}

/** The apps to which teams of the match can be sent: its players carry their ids. */
const connectedApps = ({ apps, players }: StoredMatch): string[] =>
  apps.filter((app) => players.some(({ appIds }) => appIds.some(({ name }) => name === app)));

export function listItemOf(match: StoredMatch): MatchListItem {
  return {
    ...headOf(match),
    lineup_out: lineupOut(match),
    fantasy_list: connectedApps(match),
  };
}

export function detailOf(match: StoredMatch): MatchDetail {
  const squad = squadOf(match);
  const out = lineupOut(match);
  const side = (index: 0 | 1): Player[] =>
    squad.filter((player) => player.side === index).map((player) => playerOf(match, player, out));
  const formerPlayers = match.players
    .filter(({ withdrawn }) => withdrawn)
    .map((player) => playerOf(match, { ...player, availability: "unavailable" }, out));
  return {
    ...headOf(match),
    lineup_status: out ? 1 : 0,
    rule_set: match.scoring?.ruleSet ?? null,
    left_team_players: side(0),
    right_team_players: side(1),
    ...(formerPlayers.length > 0 && { former_players: formerPlayers }),
  };
}

function playerOf(match: StoredMatch, player: StoredPlayer, out: boolean): Player {
  return {
    player_index: player.index,
    player_fixed_id: player.fixedId,
    pl_id: player.providerId,
    name: player.name,
    image: player.image,
    role: player.role,
    team_index: player.side,
    team_name: match.sides[player.side].shortName,
    credits: player.credits,
    points: player.points ?? 0,
    selected_by: player.selectedBy,
    captain_percentage: player.captainPercentage,
    vice_captain_percentage: player.viceCaptainPercentage,
    playing: player.playing ? 1 : 0,
    last_play: player.lastPlay ? 1 : 0,
    last_play_text: availabilityOf(player, out),
    fantasy_id_list: player.appIds.map(({ name, id }) => ({ name, id })),
  };
}

function availabilityOf(player: StoredPlayer, out: boolean): Player["last_play_text"] {
  if (player.playing) return "announced";
  if (player.availability !== null && player.availability !== "announced") return player.availability;
  return out ? "unavailable" : "other";
}

/** The words of the scorecard call: inprogress, inactive (finished), active (not started). */
const activity: Readonly<Record<Status, string>> = { 0: "active", 1: "inprogress", 2: "inactive" };

/** Only players whose points are known: zeros for the others would look like results. */
export function scorecardOf(match: StoredMatch, now: Date): Scorecard {
  return {
    match_status: activity[statusAt(match, now)],
    ...scoringOf(match),
    player_data: squadOf(match).flatMap((player) =>
      player.points === null
        ? []
        : [{ player_fixed_id: player.fixedId, points: player.points, ...partsOf(player) }],
    ),
  };
}

function scoringOf({ scoring }: StoredMatch): Pick<Scorecard, "rule_set" | "warnings"> {
  if (scoring === null) return {};
  const { ruleSet, warnings } = scoring;
  return { rule_set: ruleSet, ...(warnings.length === 0 ? {} : { warnings: [...warnings] }) };
}

/** Parts and marks belong to counted points: beside points set by an admin they would explain different points. */
function partsOf(player: StoredPlayer): { parts?: PointsPart[]; marks?: ScoreMark[] } {
  if (!isCounted(player)) return {};
  const { pointsByRule, marks } = player;
  return { parts: [...(pointsByRule ?? [])], ...(marks.length === 0 ? {} : { marks: [...marks] }) };
}

/** Whether the points are the sum of their parts. */
export function isCounted({ points, pointsByRule }: StoredPlayer): boolean {
  if (pointsByRule === null) return false;
  const sum = pointsByRule.reduce((total, part) => total + part.points, 0);
  return Math.abs(sum - (points ?? 0)) < 1e-6;
}
