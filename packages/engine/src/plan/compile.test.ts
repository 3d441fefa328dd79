import { strategySchema, type Strategy } from "@teamwright/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../match.ts";
import { explain } from "../explain/explain.ts";
import { generate } from "../drawing/generate.ts";
import { diceOf, randomMatch } from "../testing/cases.ts";
import { compile, countTeams } from "./compile.ts";

const match = randomMatch(diceOf(3), 0, [8, 8]);
const players = match.players.map((player) => player.player_index);
const absent = Array.from({ length: 70 }, (_, index) => index).find((index) => !players.includes(index))!;
const base: Strategy = { sport: 0, players };
const unknownShare: EngineMatch = {
  ...match,
  players: match.players.map((player, index) => (index === 4 ? { ...player, selected_by: null } : player)),
};

describe("compile refuses, in the user's words,", () => {
  it.each<[string, EngineMatch, Strategy, string, string]>([
    ["a strategy of another sport", match, { ...base, sport: 1 }, "other-sport", "sport"],
    ["an unknown player", match, { ...base, players: [...players, absent] }, "unknown-player", "players"],
    ["a fixed player outside the pool", match, { ...base, players: players.slice(1), fixed: players.slice(0, 1) }, "not-in-pool", "fixed"],
    ["a captain outside the pool", match, { ...base, captains: [absent] }, "not-in-pool", "captains"],
    ["a vice-captain outside the pool", match, { ...base, vice_captains: [absent] }, "not-in-pool", "vice_captains"],
    ["a partition of no cricket team", match, { ...base, partitions: [[11, 0]] }, "unknown-partition", "partitions"],
    ["a combination of no cricket team", match, { ...base, combinations: [[0, 4, 3, 4]] }, "unknown-combination", "combinations"],
    ["a split that does not add up", match, { ...base, percentage: { pattern: 1, splits: [[5, 5]] } }, "unknown-split", "percentage"],
    ["a split of the other pattern", match, { ...base, percentage: { pattern: 2, splits: [[5, 6]] } }, "unknown-split", "percentage"],
    ["a split where a percentage is unknown", unknownShare, { ...base, percentage: { pattern: 1, splits: [[5, 6]] } }, "selected-by-unknown", "percentage"],
    ["group credits where a percentage is unknown", unknownShare, { ...base, group_credits: { low: [0, 50] } }, "selected-by-unknown", "group_credits"],
    ["frequencies where a percentage is unknown", unknownShare, { ...base, percentage_frequency: { low: { left: [[1]], right: [] } } }, "selected-by-unknown", "percentage_frequency"],
    ["more roles than cricket has", match, { ...base, role_frequency: { left: [[1], [1], [1], [1], [1]], right: [] } }, "too-many-roles", "role_frequency"],
    ["an unknown player in a group", match, { ...base, groups: [{ players: [absent], min: 0, max: 1 }] }, "unknown-player", "groups"],
    ["a group upside down", match, { ...base, groups: [{ players: [players[0]!], min: 1, max: 0 }] }, "group-range", "groups"],
    ["a player that stands twice", { ...match, players: [...match.players, match.players[0]!] }, base, "player-twice", "players"],
    ["a role that cricket does not have", { ...match, players: match.players.map((player) => ({ ...player, role: 4 })) }, base, "bad-player", "players"],
    ["credits finer than a hundredth", { ...match, players: match.players.map((player) => ({ ...player, credits: 8.123 })) }, base, "bad-player", "players"],
  ])("%s", (_, where, strategy, code, field) => {
    const plan = compile(where, strategy);
    expect(plan.ok ? "compiled" : plan.error).toMatchObject({ code, field });
  }); // prettier-ignore

  it("names the player whose percentage is unknown", () => {
    const plan = compile(unknownShare, { ...base, percentage: { pattern: 1, splits: [[5, 6]] } });
    expect(plan.ok ? {} : plan.error.values).toEqual({ player: unknownShare.players[4]!.player_index });
  });

  it("more work than allowed rather than guessing", () => {
    const plan = compile(match, base, { entries: 20, pairs: 20, listed: 20 });
    expect(plan.ok ? "compiled" : plan.error.code).toBe("too-large");
  });
});

/** Random documents that match the schema, most of them not valid for the match. */
const documents = fc.record(
  {
    sport: fc.constantFrom(0, 0, 0, 1, 2, 3),
    rules: fc.constantFrom(0, 1),
    players: fc.uniqueArray(fc.constantFrom(...players), { maxLength: 16 }),
    fixed: fc.uniqueArray(fc.constantFrom(...players, absent), { maxLength: 12 }),
    captains: fc.uniqueArray(fc.constantFrom(...players), { maxLength: 8 }),
    vice_captains: fc.uniqueArray(fc.constantFrom(...players), { maxLength: 8 }),
    partitions: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 4 }),
    combinations: fc.array(fc.array(fc.nat(9), { minLength: 3, maxLength: 5 }), { maxLength: 5 }),
    credits: fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.constant(1000)),
    percentage: fc.record({
      pattern: fc.constantFrom(1, 2),
      splits: fc.array(fc.array(fc.nat(11), { minLength: 2, maxLength: 3 }), { maxLength: 4 }),
    }),
    groups: fc.array(
      fc.record({
        players: fc.uniqueArray(fc.constantFrom(...players, absent), { minLength: 1, maxLength: 10 }),
        min: fc.nat(11),
        max: fc.nat(11),
      }),
      { maxLength: 50 },
    ),
  },
  { requiredKeys: ["sport", "players"] },
);

describe("any document of the schema's form", () => {
  it("is refused with a code or counted; nothing throws, nothing hangs", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const strategy = strategySchema.parse(document);
        const plan = compile(match, strategy);
        if (!plan.ok) {
          expect(plan.error.code).toMatch(/^[a-z-]+$/);
          expect(plan.error.code).not.toBe("");
          return;
        }
        const { teams } = countTeams(plan.value);
        const generation = generate(plan.value, { teams: 5, seed: 1 });
        expect(generation.ok ? generation.value.teams.count : 0).toBe(Math.min(5, teams));
      }),
      { numRuns: 400 },
    );
  });

  it("is explained or refused", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const outcome = explain(match, strategySchema.parse(document));
        if (outcome.ok) expect(outcome.value.conflicts.length > 0).toBe(outcome.value.possible.teams === 0);
        else expect(outcome.error.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 40 },
    );
  });
});
