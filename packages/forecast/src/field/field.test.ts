import { cricket } from "@teamwright/domain/sports";
import { seededGenerator } from "@teamwright/engine/random";
import { expect, test } from "vitest";
import { drawField } from "./draw-field.ts";
import type { FieldPlayer } from "./field-graph.ts";
import { OPTIONS } from "./field-graph.ts";
import { fitField } from "./fit-field.ts";
import type { Field, PlayerShares } from "./fit-field.ts";

type Random = ReturnType<typeof seededGenerator>;

const drawPlayers = (random: Random, count: number): FieldPlayer[] =>
  Array.from({ length: count }, (_, at) => ({
    role: at < 4 ? at : random.below(4),
    side: at % 2 === 0 ? 0 : 1,
    credits: 7.5 + random.below(6) / 2,
  }));

interface EnumeratedTeam {
  readonly members: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
}

/** Every legal team by checking each set of eleven. */
function* legalTeams(players: readonly FieldPlayer[]): Generator<EnumeratedTeam> {
  for (let bits = 0; bits < 1 << players.length; bits++) {
    const members = [...players.keys()].filter((at) => (bits >> at) & 1);
    if (members.length !== 11 || members.reduce((sum, at) => sum + players[at]!.credits, 0) > 100) continue;
    const left = members.filter((at) => players[at]!.side === 0).length;
    if (left > 10 || left < 1) continue;
    const counts = cricket.roles.map((_, role) => members.filter((at) => players[at]!.role === role).length);
    if (counts.some((count, role) => count < cricket.roles[role]!.min || count > cricket.roles[role]!.max))
      continue;
    for (const captain of members)
      for (const viceCaptain of members) if (captain !== viceCaptain) yield { members, captain, viceCaptain };
  }
}

/** Shares of the field by adding up every legal team's weight. */
function enumeratedShares(players: readonly FieldPlayer[], { graph, weights }: Field): PlayerShares[] | null {
  const layerOf = new Map(graph.order.map((player, layer) => [player, layer]));
  const weightOf = (player: number, option: number): number =>
    weights[layerOf.get(player)! * OPTIONS + option]!;
  const sums = players.map(() => ({ selected: 0, captain: 0, viceCaptain: 0 }));
  let total = 0;
  for (const { members, captain, viceCaptain } of legalTeams(players)) {
    let weight = 1;
    for (let player = 0; player < players.length; player++)
      weight *= weightOf(
        player,
        player === captain ? 2 : player === viceCaptain ? 3 : members.includes(player) ? 1 : 0,
      );
    total += weight;
    for (const player of members) sums[player]!.selected += weight;
    sums[captain]!.captain += weight;
    sums[viceCaptain]!.viceCaptain += weight;
  }
  if (total === 0) return null;
  return sums.map(({ selected, captain, viceCaptain }) => ({
    selected: selected / total,
    captain: captain / total,
    viceCaptain: viceCaptain / total,
  }));
}

/** Shares that some distribution over the legal teams has: those of random weights. */
function reachableShares(players: readonly FieldPlayer[], random: Random): PlayerShares[] | null {
  const sums = players.map(() => ({ selected: 0, captain: 0, viceCaptain: 0 }));
  const favour = players.map(() => 0.2 + 3 * random.unit());
  let total = 0;
  for (const { members, captain, viceCaptain } of legalTeams(players)) {
    const weight =
      members.reduce((product, at) => product * favour[at]!, 1) *
      favour[captain]! ** 2 *
      favour[viceCaptain]!;
    total += weight;
    for (const player of members) sums[player]!.selected += weight;
    sums[captain]!.captain += weight;
    sums[viceCaptain]!.viceCaptain += weight;
  }
  if (total === 0) return null;
  return sums.map((sum) => ({
    selected: sum.selected / total,
    captain: sum.captain / total,
    viceCaptain: sum.viceCaptain / total,
  }));
}

test("on 200 small squads the shares are those of every legal team, and within half a point of the requested", () => {
  const random = seededGenerator(7);
  let fittedCount = 0;
  for (let squad = 0; squad < 200; squad++) {
    const players = drawPlayers(random, 13);
    const requestedShares = reachableShares(players, random);
    if (requestedShares === null) {
      expect(
        fitField(
          cricket,
          players,
          players.map(() => ({ selected: 0.5, captain: 0.1, viceCaptain: 0.1 })),
        ),
      ).toBeNull();
      continue;
    }
    const field = fitField(cricket, players, requestedShares)!;
    const enumeration = enumeratedShares(players, field)!;
    for (const [at, shares] of field.shares.entries())
      for (const name of ["selected", "captain", "viceCaptain"] as const) {
        expect(shares[name]).toBeCloseTo(enumeration[at]![name], 9);
        expect(Math.abs(shares[name] - requestedShares[at]![name]), `squad ${squad}`).toBeLessThan(0.005);
      }
    fittedCount++;
  }
  expect(fittedCount).toBeGreaterThan(150);
});

test("drawn teams are legal and have the shares of the field", () => {
  const random = seededGenerator(3);
  const players = drawPlayers(random, 22);
  const requestedShares = players.map((_, at) => ({
    selected: 0.5 + (at % 3) * 0.1 - 0.1,
    captain: 1 / 22,
    viceCaptain: 1 / 22,
  }));
  const field = fitField(cricket, players, requestedShares)!;
  const indexes = players.map((_, at) => at + 30);
  const count = 20_000;
  const { members, captain, viceCaptain } = drawField(field, indexes, { count, seed: 5 });
  expect(drawField(field, indexes, { count: 50, seed: 5 }).members).toEqual(members.subarray(0, 150));
  const selectedShares = players.map(() => 0);
  for (let team = 0; team < count; team++) {
    const has = [...players.keys()].filter(
      (at) => (members[team * 3 + ((at + 30) >> 5)]! >>> ((at + 30) & 31)) & 1,
    );
    for (const at of has) selectedShares[at]!++;
    expect(has).toHaveLength(11);
    expect(has).toContain(captain[team]! - 30);
    expect(has).toContain(viceCaptain[team]! - 30);
    expect(captain[team]).not.toBe(viceCaptain[team]);
    expect(has.reduce((sum, at) => sum + players[at]!.credits, 0)).toBeLessThanOrEqual(100);
  }
  for (const [at, hits] of selectedShares.entries())
    expect(Math.abs(hits / count - field.shares[at]!.selected)).toBeLessThan(0.015);
});
