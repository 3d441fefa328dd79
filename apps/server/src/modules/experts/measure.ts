import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import {
  compile,
  countTeams,
  decodeTeams,
  dreamTeam,
  legalStrategy,
  membersOf,
  rankAll,
  rankingOf,
  scoreTeams,
} from "@teamwright/engine";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";

export interface MeasureInput {
  readonly match: EngineMatch;
  /** The announced line-ups, by player_index. */
  readonly lineup: readonly number[];
  /** By player_index. */
  readonly points: readonly number[];
  /** Each post's teams in the compact format. */
  readonly posts: readonly Uint8Array[];
}

/** What a team has of the dream team: shares of teams with its captain and vice-captain, and a number of its players. */
export interface PerTeam {
  readonly captain: number;
  readonly viceCaptain: number;
  readonly dreamPlayers: number;
}

/** What the finished match says of one post. */
export interface Measure {
  readonly bestRank: number;
  readonly medianRank: number;
  /** All allowed teams of the line-ups. */
  readonly possible: number;
  readonly captainHit: boolean;
  readonly viceCaptainHit: boolean;
  readonly dreamPlayers: number;
  readonly creditsInside: boolean;
  readonly partitionInside: boolean;
  readonly combinationInside: boolean;
  /** Means over the teams of the post, and what is expected of a random allowed team. */
  readonly perTeam: PerTeam;
  readonly byChance: PerTeam;
}

/** Ranks every post's teams exactly among all allowed teams, and compares them with the dream team. */
export function measurePosts({ match, lineup, points, posts }: MeasureInput): Outcome<Measure[], string> {
  const ranking = rankingOf(match, legalStrategy(match, lineup), points);
  if (!ranking.ok) return fail(ranking.error.code);
  const dream = dreamTeam(match, lineup, points);
  if (!dream.ok) return fail(dream.error.code);
  if (dream.value === null) return fail("no-dream-team");
  const sets: TeamColumns[] = [];
  for (const packed of posts) {
    const teams = decodeTeams(packed);
    if (!teams.ok) return fail(teams.error);
    sets.push(teams.value);
  }
  // The ranks of all posts come from one distribution of the points: making it takes most of the time.
  const ranks = rankAll(
    ranking.value,
    sets.flatMap((set) => Array.from(scoreTeams(set, points))),
  );
  if (!ranks.ok) return fail(ranks.error.code);
  const [best, { teams: possible }] = [dream.value.teams, ranking.value];
  const byChance = expectedOf(match, lineup, best);
  if (!byChance.ok) return byChance;
  const measures: Measure[] = [];
  let from = 0;
  for (const set of sets) {
    const ownRanks = ranks.value.slice(from, from + set.count).map(({ rank }) => rank);
    const sortedRanks = ownRanks.toSorted((a, b) => a - b);
    from += set.count;
    measures.push({
      bestRank: sortedRanks[0]!,
      medianRank: medianOf(sortedRanks),
      possible,
      ...hitsOf(match, set, best),
      byChance: byChance.value,
    });
  }
  return succeed(measures);
}

const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * What a random allowed team has of the dream team, exactly: a line-up stands in as many allowed teams as any other, once for
 * each choice of captain and vice-captain.
 */
function expectedOf(
  match: EngineMatch,
  lineup: readonly number[],
  dream: TeamColumns,
): Outcome<PerTeam, string> {
  const strategy = legalStrategy(match, lineup);
  const lineupsWith = (fixed: readonly number[]): Outcome<number, string> => {
    const plan = compile(match, { ...strategy, fixed: [...fixed] });
    return plan.ok ? succeed(countTeams(plan.value).lineups) : fail(plan.error.code);
  };
  const all = lineupsWith([]);
  if (!all.ok) return all;
  const shares = new Map<number, number>();
  const members = membersOf(dream, 0);
  for (const member of members) {
    const found = lineupsWith([member]);
    if (!found.ok) return found;
    shares.set(member, found.value / all.value);
  }
  const shareOf = (member: number): number => shares.get(member) ?? 0;
  return succeed({
    captain: shareOf(dream.captain[0]!) / members.length,
    viceCaptain: shareOf(dream.viceCaptain[0]!) / members.length,
    dreamPlayers: members.reduce((sum, member) => sum + shareOf(member), 0),
  });
}

function hitsOf(match: EngineMatch, teams: TeamColumns, dream: TeamColumns) {
  const players = new Map(match.players.map((player) => [player.player_index, player]));
  const shapeOf = (columns: TeamColumns, row: number) => {
    const members = membersOf(columns, row);
    const left = members.filter((index) => players.get(index)?.team_index === 0).length;
    const counts = sportByIndex(match.sport).roles.map(
      (_, role) => members.filter((index) => players.get(index)?.role === role).length,
    );
    return { left, combination: counts.join("-") };
  };
  const best = shapeOf(dream, 0);
  const rows = Array.from({ length: teams.count }, (_, row) => row);
  const shapes = rows.map((row) => shapeOf(teams, row));
  const namedPlayers = new Set(rows.flatMap((row) => membersOf(teams, row)));
  const credits = dream.credits[0]!;
  const dreamMembers = new Set(membersOf(dream, 0));
  const dreamPlaces = rows.reduce(
    (sum, row) => sum + membersOf(teams, row).filter((index) => dreamMembers.has(index)).length,
    0,
  );
  return {
    perTeam: {
      captain: rows.filter((row) => teams.captain[row] === dream.captain[0]).length / teams.count,
      viceCaptain: rows.filter((row) => teams.viceCaptain[row] === dream.viceCaptain[0]).length / teams.count,
      dreamPlayers: dreamPlaces / teams.count,
    },
    captainHit: teams.captain.includes(dream.captain[0]!),
    viceCaptainHit: teams.viceCaptain.includes(dream.viceCaptain[0]!),
    dreamPlayers: membersOf(dream, 0).filter((index) => namedPlayers.has(index)).length,
    creditsInside: credits >= Math.min(...teams.credits) && credits <= Math.max(...teams.credits),
    partitionInside: shapes.some(({ left }) => left === best.left),
    combinationInside: shapes.some(({ combination }) => combination === best.combination),
  };
}
