import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../match.ts";

/**
 * The brute-force oracle: every subset of the pool of the right size, every ordered pair of captain and vice-captain,
 * each checked against the strategy document as written. It shares no code with the engine, so that both cannot have
 * the same error; its own tables are copied from DECISIONS section 4.
 */
export interface OracleTeam {
  readonly members: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
}

const sizes = [11, 11, 8, 7];
const roleBounds = [
  [[1, 8], [1, 8], [1, 8], [1, 8]],
  [[1, 1], [3, 5], [3, 5], [1, 3]],
  [[1, 4], [1, 4], [1, 4], [1, 4], [1, 4]],
  [[2, 4], [1, 2], [1, 3]],
]; // prettier-ignore
const mostOfSide = [10, 7, 5, 5];
const oldCricket = ["1325","1334","1433","1424","1415","1523","1514","1613","1316","1343","2333","2324","2315","2423","2414","2513","3323","3413","3314","4313"]; // prettier-ignore

export function* oracleLineups(match: EngineMatch, strategy: Strategy): Generator<EnginePlayer[]> {
  const pool = match.players.filter((player) => strategy.players.includes(player.player_index));
  const size = sizes[match.sport]!;
  const chosenPlayers: EnginePlayer[] = [];
  function* extend(from: number): Generator<EnginePlayer[]> {
    if (chosenPlayers.length === size) {
      if (lineupFits(chosenPlayers, strategy)) yield [...chosenPlayers];
      return;
    }
    for (let index = from; index <= pool.length - (size - chosenPlayers.length); index++) {
      chosenPlayers.push(pool[index]!);
      yield* extend(index + 1);
      chosenPlayers.pop();
    }
  }
  yield* extend(0);
}

/** Captain and vice-captain: different players of the lineup, each among the candidates. */
export function leaderPairs(lineup: readonly EnginePlayer[], strategy: Strategy): [number, number][] {
  const indexes = lineup.map((player) => player.player_index);
  const captains = indexes.filter((index) => strategy.captains?.includes(index) ?? true);
  const seconds = indexes.filter((index) => strategy.vice_captains?.includes(index) ?? true);
  return captains.flatMap((captain) =>
    seconds
      .filter((viceCaptain) => viceCaptain !== captain)
      .map((viceCaptain): [number, number] => [captain, viceCaptain]),
  );
}

export function oracleTeams(
  match: EngineMatch,
  strategy: Strategy,
): { lineups: number; teams: OracleTeam[] } {
  const teams: OracleTeam[] = [];
  let lineups = 0;
  for (const lineup of oracleLineups(match, strategy)) {
    const pairs = leaderPairs(lineup, strategy);
    if (pairs.length > 0) lineups++;
    const members = lineup.map((player) => player.player_index).sort((a, b) => a - b);
    for (const [captain, viceCaptain] of pairs) teams.push({ members, captain, viceCaptain });
  }
  return { lineups, teams };
}

const countOf = (team: readonly EnginePlayer[], test: (player: EnginePlayer) => boolean): number =>
  team.filter(test).length;
const creditsOf = (team: readonly EnginePlayer[], test: (player: EnginePlayer) => boolean): number =>
  Math.round(team.filter(test).reduce((sum, player) => sum + player.credits, 0) * 100) / 100;
const inside = (value: number, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);

/** Whether a set of players is legal and meets every bound on players. */
export function lineupFits(team: readonly EnginePlayer[], strategy: Strategy): boolean {
  const sport = strategy.sport;
  const roles = roleBounds[sport]!.map((_, role) => countOf(team, (player) => player.role === role));
  const left = countOf(team, (player) => player.team_index === 0);
  const right = team.length - left;
  const old = strategy.rules === 1 && sport === 0;
  const indexes = team.map((player) => player.player_index);
  const half = (player: EnginePlayer): "low" | "high" => ((player.selected_by ?? 0) >= 50 ? "high" : "low");
  return (
    team.length === sizes[sport] &&
    roles.every((count, role) => inside(count, roleBounds[sport]![role] as [number, number])) &&
    Math.max(left, right) <= (old ? 7 : mostOfSide[sport]!) &&
    (!old || oldCricket.includes(roles.join(""))) &&
    inside(creditsOf(team, () => true), [0, 100]) &&
    inside(creditsOf(team, () => true), strategy.credits) &&
    (strategy.fixed ?? []).every((index) => indexes.includes(index)) &&
    (strategy.partitions?.some(([l, r]) => l === left && r === right) ?? true) &&
    (strategy.combinations?.some((combination) => combination.join() === roles.join()) ?? true) &&
    inside(creditsOf(team, (player) => player.team_index === 0), strategy.side_credits?.left) &&
    inside(creditsOf(team, (player) => player.team_index === 1), strategy.side_credits?.right) &&
    inside(creditsOf(team, (player) => half(player) === "low"), strategy.group_credits?.low) &&
    inside(creditsOf(team, (player) => half(player) === "high"), strategy.group_credits?.high) &&
    splitFits(team, strategy) &&
    frequencyFits(team, strategy.role_frequency) &&
    frequencyFits(team.filter((player) => half(player) === "low"), strategy.percentage_frequency?.low) &&
    frequencyFits(team.filter((player) => half(player) === "high"), strategy.percentage_frequency?.high) &&
    (strategy.groups ?? []).every(({ players, min, max }) =>
      inside(indexes.filter((index) => players.includes(index)).length, [min, max]),
    )
  ); // prettier-ignore
}

function splitFits(team: readonly EnginePlayer[], { percentage }: Strategy): boolean {
  if (percentage === undefined) return true;
  const edges = percentage.pattern === 1 ? [0, 50, 101] : [0, 30, 70, 101];
  const counts = edges
    .slice(1)
    .map((edge, group) =>
      countOf(team, ({ selected_by: by }) => (by ?? 0) >= edges[group]! && (by ?? 0) < edge),
    );
  return percentage.splits.some((split) => split.join() === counts.join());
}

function frequencyFits(team: readonly EnginePlayer[], askedStrategy: Strategy["role_frequency"]): boolean {
  return ([0, 1] as const).every((side) =>
    (askedStrategy?.[side === 0 ? "left" : "right"] ?? []).every(
      (allowed, role) =>
        allowed.length === 0 ||
        allowed.includes(countOf(team, (player) => player.team_index === side && player.role === role)),
    ),
  );
}
