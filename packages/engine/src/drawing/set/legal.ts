import { percentageGroup } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../../match.ts";
import type { Constraints } from "../../plan/constraints.ts";
import { halfOf } from "../../rules/selected-by.ts";
import { type Candidate, has, playersOf } from "./candidate.ts";

/**
 * Tests whether single teams meet constraints, so that a team can be changed player by player instead of drawn again.
 */
export interface Legality {
  readonly constraints: Constraints;
  readonly playerAt: ReadonlyMap<number, EnginePlayer>;
  readonly allows: (team: Candidate) => boolean;
  /** Tests the players only, without captain and vice-captain. */
  readonly allowsMembers: (words: Candidate["words"]) => boolean;
  readonly mayLead: (player: number, captain: boolean) => boolean;
  readonly creditsOf: (words: readonly [number, number, number]) => number;
}

const hundredths = (player: EnginePlayer): number => Math.round(player.credits * 100);

export function legalityOf(constraints: Constraints): Legality {
  const playerAt = new Map(constraints.pool.map((player) => [player.player_index, player]));
  const combinations = new Set(constraints.combinations.map(String));
  const lefts = new Set(constraints.partitions.map(([left]) => left));
  const splits = constraints.split === undefined ? undefined : new Set(constraints.split.splits.map(String));
  const mayLead = (player: number, captain: boolean): boolean =>
    (captain ? constraints.captains : constraints.viceCaptains)?.has(player) ?? true;
  const creditsOf = (words: readonly [number, number, number]): number =>
    playersOf(words).reduce((sum, index) => sum + hundredths(playerAt.get(index)!), 0);
  const allows = ({ words, captain, viceCaptain }: Candidate): boolean =>
    captain !== viceCaptain &&
    has(words, captain) &&
    has(words, viceCaptain) &&
    mayLead(captain, true) &&
    mayLead(viceCaptain, false) &&
    allowsMembers(words);
  const allowsMembers = (words: Candidate["words"]): boolean => {
    for (const fixed of constraints.fixed) if (!has(words, fixed)) return false;
    const members: EnginePlayer[] = [];
    for (const index of playersOf(words)) {
      const player = playerAt.get(index);
      if (player === undefined) return false;
      members.push(player);
    }
    return (
      members.length === constraints.sport.teamSize &&
      lefts.has(members.filter((player) => player.team_index === 0).length) &&
      combinations.has(String(rolesOf(members, constraints))) &&
      (splits?.has(String(splitOf(members, constraints))) ?? true) &&
      creditsFit(members, constraints) &&
      cellsFit(members, constraints) &&
      groupsFit(words, constraints)
    );
  };
  return { constraints, playerAt, allows, allowsMembers, mayLead, creditsOf };
}

function rolesOf(members: readonly EnginePlayer[], constraints: Constraints): number[] {
  const counts = new Array<number>(constraints.sport.roles.length).fill(0);
  for (const player of members) counts[player.role]!++;
  return counts;
}

function splitOf(members: readonly EnginePlayer[], { split }: Constraints): number[] {
  if (split === undefined) return [];
  const counts = new Array<number>(split.pattern + 1).fill(0);
  for (const player of members) counts[percentageGroup(split.pattern, player.selected_by ?? 0)]!++;
  return counts;
}

function creditsFit(members: readonly EnginePlayer[], constraints: Constraints): boolean {
  const sides: [number, number] = [0, 0];
  const halves: [number, number] = [0, 0];
  for (const player of members) {
    sides[player.team_index] += hundredths(player);
    halves[halfOf(player)] += hundredths(player);
  }
  const inside = (value: number, range: { min: number; max: number } | undefined): boolean =>
    range === undefined || (value >= range.min && value <= range.max);
  return (
    inside(sides[0] + sides[1], constraints.credits) &&
    inside(sides[0], constraints.sideCredits[0]) &&
    inside(sides[1], constraints.sideCredits[1]) &&
    inside(halves[0], constraints.groupCredits?.[0]) &&
    inside(halves[1], constraints.groupCredits?.[1])
  );
}

function cellsFit(members: readonly EnginePlayer[], { cells }: Constraints): boolean {
  return cells.every(({ side, role, half, allowed }) => {
    const count = members.filter(
      (player) =>
        player.team_index === side && player.role === role && (half === undefined || halfOf(player) === half),
    ).length;
    return allowed.includes(count);
  });
}

function groupsFit(words: readonly [number, number, number], { groups }: Constraints): boolean {
  return groups.every(({ players, min, max }) => {
    let count = 0;
    for (const player of players) if (has(words, player)) count++;
    return count >= min && count <= max;
  });
}
