import { learnLineup, lineupChances } from "../players/teams.ts";
import type { LineupShares } from "../players/teams.ts";
import { addCredits, makeCreditLine, pointsByCredits } from "./credit-line.ts";
import type { CreditLine } from "./credit-line.ts";
import type { PastMatch, PointsForecast } from "../match/points-forecast.ts";

/** A player of a finished match's line-up. */
export interface PointsOfPlayer {
  readonly id: string;
  readonly side: 0 | 1;
  /** Index of the sport's role. */
  readonly role: number;
  /** Null where they are not known. */
  readonly credits: number | null;
  readonly points: number;
}

export interface PlayedMatch {
  readonly teams: readonly [string, string];
  /** The line-ups of both sides. */
  readonly players: readonly PointsOfPlayer[];
}

/** A player of whom most earlier matches count less: a match loses 5 % of its weight with each later one. */
interface PlayerForm {
  sum: number;
  weight: number;
  matches: number;
}

/** What finished matches of a sport tell about the points of the next one. */
export interface PointsModel {
  readonly forms: Map<string, PlayerForm>;
  /** By role. */
  readonly lines: CreditLine[];
  readonly lineups: LineupShares;
  /** The newest matches, oldest first. */
  readonly past: PastMatch[];
  /** Players of all line-ups, and how many line-ups they are. */
  starters: number;
  sides: number;
}

const KEEP = 0.95;
/** Matches of the weight of role and credits in what is expected of a player. */
const PRIOR = 8;
/** Matches of which simulated ones are made: 20 to 30 KB. */
const MAX_PAST = 200;

export const makePointsModel = (): PointsModel => ({
  forms: new Map(),
  lines: [],
  lineups: new Map(),
  past: [],
  starters: 0,
  sides: 0,
});

type PlayerToExpect = Pick<PointsOfPlayer, "id" | "role" | "credits">;

/** Points by role and credits, moved towards the player's own matches by as many as there are. */
function expectedOf({ forms, lines }: PointsModel, { id, role, credits }: PlayerToExpect): number {
  const form = forms.get(id);
  const prior = pointsByCredits(lines[role] ?? makeCreditLine(), credits);
  return ((form?.sum ?? 0) + PRIOR * prior) / ((form?.weight ?? 0) + PRIOR);
}

/** Adds a finished match; matches are added in the order of their times. */
export function learnPlayedMatch(model: PointsModel, { teams, players }: PlayedMatch): void {
  model.past.push([byRole(players, 0), byRole(players, 1)]);
  if (model.past.length > MAX_PAST) model.past.shift();
  for (const { id, role, credits, points } of players) {
    addCredits((model.lines[role] ??= makeCreditLine()), credits, points);
    const form = model.forms.get(id) ?? { sum: 0, weight: 0, matches: 0 };
    model.forms.set(id, form);
    form.sum = form.sum * KEEP + points;
    form.weight = form.weight * KEEP + 1;
    form.matches++;
  }
  for (const [side, team] of teams.entries()) {
    const lineup = players.filter((player) => player.side === side).map(({ id }) => id);
    learnLineup(model.lineups, team, lineup);
    model.starters += lineup.length;
    model.sides++;
  }
}

function byRole(players: readonly PointsOfPlayer[], side: 0 | 1): number[][] {
  const lists: (number[] | undefined)[] = [];
  for (const player of players) if (player.side === side) (lists[player.role] ??= []).push(player.points);
  return Array.from(lists, (list) => list ?? []);
}

/** A player of the next match's squads. */
export interface PlayerOfSquad extends PlayerToExpect {
  readonly side: 0 | 1;
  /** Whether he is announced. */
  readonly playing: boolean;
}

export interface MatchToExpect {
  /** `yyyy-mm-dd`. */
  readonly learnedUntil: string;
  readonly teams: readonly [string, string];
  /** The line-ups; before them, or where the bench plays too, both squads. */
  readonly players: readonly PlayerOfSquad[];
}

export function describePoints(
  model: PointsModel,
  { learnedUntil, teams, players }: MatchToExpect,
): PointsForecast {
  const plays = chancesToPlay(model, teams, players);
  return {
    version: 1,
    kind: "points",
    learnedUntil,
    past: [...model.past],
    players: players.map((player) => ({
      id: player.id,
      side: player.side,
      plays: plays.get(player)!,
      role: player.role,
      mean: expectedOf(model, player),
      matches: model.forms.get(player.id)?.matches ?? 0,
    })),
  };
}

/** Who is announced plays. The others have their chances by the side's last line-ups, as many as usually play beside them. */
function chancesToPlay(
  { lineups, starters, sides }: PointsModel,
  teams: readonly [string, string],
  players: readonly PlayerOfSquad[],
): ReadonlyMap<PlayerOfSquad, number> {
  const size = Math.round(starters / sides);
  const plays = new Map<PlayerOfSquad, number>();
  for (const [side, team] of teams.entries()) {
    const [announcedPlayers, others] = [true, false].map((playing) =>
      players.filter((player) => player.side === side && player.playing === playing),
    ) as [PlayerOfSquad[], PlayerOfSquad[]];
    for (const player of announcedPlayers) plays.set(player, 1);
    const ids = others.map(({ id }) => id);
    const chances = lineupChances(lineups, team, ids, Math.max(0, size - announcedPlayers.length));
    for (const [at, player] of others.entries()) plays.set(player, chances[at]!);
  }
  return plays;
}
