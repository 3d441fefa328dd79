import type { Constraints } from "../../constraints/constraints.ts";
import type { Plan } from "../../plan/compile.ts";
import type { Distance } from "./distance.ts";
import { type PackingCell, crowdedFrom, mostSets } from "./set-packing.ts";

/**
 * The most teams of these plans of which any two can have the minimum difference, as far as it is proven: there may be
 * fewer, never more. Infinity where nothing is proven. `count`: more than this does not matter.
 */
export function mostApart(plans: readonly Plan[], { least, leadersCount }: Distance, count: number): number {
  // Captain and vice-captain are two of the differences at most; the others are players.
  const apart = leadersCount ? least - 2 : least;
  if (apart <= 0) return Infinity;
  const all = plans.map(({ constraints }) => constraints);
  const fixedPlayers = [...all[0]!.fixed].filter((player) => all.every((own) => own.fixed.has(player)));
  const pool = new Map(all.flatMap((own) => own.pool.map((player) => [player.player_index, player])));
  const { teamSize } = all[0]!.sport;
  const size = teamSize - fixedPlayers.length;
  const sharedCount = size - apart;
  const lineups = plans.reduce((sum, { join }) => sum + join.lineups, 0);
  const most = Math.min(
    lineups,
    mostSets({ points: pool.size - fixedPlayers.length, size, shared: sharedCount }),
  );
  const limit = Math.min(most, count, MAX_TRIED);
  return [roleCells(all), sideCells(all)].reduce((fewest, cells) => {
    const open = cells.map((cell): PackingCell => {
      const held = fixedPlayers.filter((player) => cell.has(player)).length;
      const points = [...pool.keys()].filter((player) => cell.has(player)).length - held;
      return { points, least: Math.max(0, cell.least - held), most: Math.min(points, cell.most - held) };
    });
    return Math.min(fewest, crowdedFrom(open, size, sharedCount, limit) - 1);
  }, most);
}

/** More teams are not tried one by one. */
const MAX_TRIED = 100_000;

/** Players of whom every team holds at least and at most so many. */
interface PlayerCell {
  readonly has: (player: number) => boolean;
  readonly least: number;
  readonly most: number;
}

const spanOf = (counts: readonly number[]): Pick<PlayerCell, "least" | "most"> => ({
  least: counts.reduce((least, count) => Math.min(least, count), Infinity),
  most: counts.reduce((most, count) => Math.max(most, count), 0),
});

function roleCells(all: readonly Constraints[]): PlayerCell[] {
  const roleOf = new Map(all.flatMap(({ pool }) => pool.map((player) => [player.player_index, player.role])));
  return all[0]!.sport.roles.map((_, role) => ({
    has: (player) => roleOf.get(player) === role,
    ...spanOf(all.flatMap(({ combinations }) => combinations.map((combination) => combination[role]!))),
  }));
}

function sideCells(all: readonly Constraints[]): PlayerCell[] {
  const sideOf = new Map(
    all.flatMap(({ pool }) => pool.map((player) => [player.player_index, player.team_index])),
  );
  return ([0, 1] as const).map((side) => ({
    has: (player) => sideOf.get(player) === side,
    ...spanOf(all.flatMap(({ partitions }) => partitions.map((partition) => partition[side]))),
  }));
}
