import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign } from "./assign.ts";
import { planTransfer } from "./plan-transfer.ts";
import type { TransferOption, TransferPlan } from "./plan-transfer.ts";
import { changesBetween, identityOf, sizeOfChanges } from "./team.ts";
import type { HeldTeam, WantedTeam } from "./team.ts";
import { timingOf } from "./timing.ts";

/** Every way to give each row a column of its own. */
function smallestByTrying(costs: readonly (readonly number[])[], row = 0, takenCount = 0): number {
  const current = costs[row];
  if (current === undefined) return 0;
  let smallest = Infinity;
  for (const [column, cost] of current.entries())
    if ((takenCount & (1 << column)) === 0)
      smallest = Math.min(smallest, cost + smallestByTrying(costs, row + 1, takenCount | (1 << column)));
  return smallest;
}

const costTables = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 2 }))
  .chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 13 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe("the assignment", () => {
  it("is as cheap as the cheapest of all assignments, up to 7 rows", () => {
    fc.assert(
      fc.property(costTables, (costs) => {
        const columns = assign(costs);
        expect(new Set(columns).size).toBe(costs.length);
        const cost = columns.reduce((sum, column, row) => sum + costs[row]![column]!, 0);
        expect(cost).toBe(smallestByTrying(costs));
      }),
      { numRuns: 400 },
    );
  });

  it("assigns nothing to nothing", () => {
    expect(assign([])).toEqual([]);
  });
});

const names = Array.from("abcdefgh");
const lineups = fc
  .tuple(fc.shuffledSubarray(names, { minLength: 5, maxLength: 5 }), fc.nat(4), fc.nat(3))
  .map(([players, first, second]) => ({
    players,
    captain: players[first]!,
    viceCaptain: players.filter((_, index) => index !== first)[second]!,
  }));
const distinctTeams = (max: number) =>
  fc.uniqueArray(lineups, { maxLength: max, selector: (team) => identityOf(team) });
const heldTeams = distinctTeams(6).map((teams) =>
  teams.map((team, index): HeldTeam => ({ ...team, id: `h${index}` })),
);
const wantedTeams = distinctTeams(7).map((teams) =>
  teams.map((team, index): WantedTeam => ({ ...team, key: `w${index}` })),
);

const changesOf = (plan: TransferPlan): number =>
  plan.steps.reduce((sum, step) => sum + (step.kind === "edit" ? step.size : 0), 0);

/** Applies the steps as the app would, refusing a team that another slot holds at that moment. */
function apply(teamsHeld: readonly HeldTeam[], plan: TransferPlan): HeldTeam[] {
  let teams = [...teamsHeld];
  for (const [index, step] of plan.steps.entries()) {
    const content = {
      players: step.team.players,
      captain: step.team.captain,
      viceCaptain: step.team.viceCaptain,
    };
    expect(teams.map(identityOf)).not.toContain(identityOf(content));
    teams =
      step.kind === "add"
        ? [...teams, { ...content, id: `new${index}` }]
        : teams.map((team) => (team.id === step.held.id ? { ...content, id: team.id } : team));
  }
  return teams;
}

describe("a plan", () => {
  it("ends with the wanted teams in the app, with the fewest changes, never sending one that is there", () => {
    fc.assert(
      fc.property(heldTeams, wantedTeams, fc.integer({ min: 0, max: 4 }), (teamsHeld, teamsWanted, more) => {
        const limit = teamsHeld.length + more;
        const plan = planTransfer({ held: teamsHeld, wanted: teamsWanted, limit, option: { kind: "all" } });
        const after = apply(teamsHeld, plan);
        expect(after.length).toBeLessThanOrEqual(limit);
        const identities = new Set(after.map(identityOf));
        const sentTeams = teamsWanted.filter((team) => !plan.leftOut.includes(team));
        for (const team of sentTeams) expect(identities).toContain(identityOf(team));
        expect(plan.steps.length + plan.present.length + plan.leftOut.length).toBe(teamsWanted.length);

        const cost = (one: HeldTeam, other: WantedTeam) => sizeOfChanges(changesBetween(one, other));
        const smallest =
          teamsHeld.length <= sentTeams.length
            ? smallestByTrying(teamsHeld.map((one) => sentTeams.map((other) => cost(one, other))))
            : smallestByTrying(sentTeams.map((other) => teamsHeld.map((one) => cost(one, other))));
        expect(changesOf(plan)).toBe(smallest);
      }),
      { numRuns: 300 },
    );
  });

  it("continued after any number of its steps needs only the rest, with every option", () => {
    const options = fc.constantFrom<TransferOption>(
      { kind: "all" },
      { kind: "new" },
      { kind: "custom", replace: ["h0", "h2"] },
    );
    fc.assert(
      fc.property(heldTeams, wantedTeams, options, fc.nat(7), (teamsHeld, teamsWanted, option, doneCount) => {
        const request = { wanted: teamsWanted, limit: teamsHeld.length + 2, option };
        const plan = planTransfer({ ...request, held: teamsHeld });
        const halfway = apply(teamsHeld, { ...plan, steps: plan.steps.slice(0, doneCount) });
        const rest = planTransfer({ ...request, held: halfway });
        const keys = (steps: TransferPlan["steps"]) => new Set(steps.map(({ team }) => team.key));
        expect(keys(rest.steps)).toEqual(keys(plan.steps.slice(doneCount)));
        expect(apply(halfway, rest)).toHaveLength(apply(teamsHeld, plan).length);
      }),
      { numRuns: 300 },
    );
  });

  it("only adds, or replaces only the teams that are named", () => {
    const team = (letters: string, id: string) => ({
      players: Array.from(letters),
      captain: letters[0]!,
      viceCaptain: letters[1]!,
      id,
      key: id,
    });
    const teamsHeld = [team("abcde", "h0"), team("abcdf", "h1")];
    const wantedValue = [team("abcdg", "w0"), team("bacde", "w1"), team("abcdf", "w2"), team("fedcb", "w3")];
    const onlyNew = planTransfer({ held: teamsHeld, wanted: wantedValue, limit: 3, option: { kind: "new" } });
    expect(onlyNew.steps).toMatchObject([{ kind: "add", team: { key: "w0" } }]);
    expect(onlyNew.present).toMatchObject([{ team: { key: "w2" }, held: { id: "h1" } }]);
    expect(onlyNew.leftOut.map(({ key }) => key)).toEqual(["w1", "w3"]);
    expect(onlyNew.untouched.map(({ id }) => id)).toEqual(["h0"]);

    const custom = planTransfer({
      held: teamsHeld,
      wanted: wantedValue,
      limit: 20,
      option: { kind: "custom", replace: ["h0"] },
    });
    expect(custom.steps).toMatchObject([{ kind: "edit", held: { id: "h0" }, team: { key: "w0" }, size: 1 }]);
  });

  it("sends the teams first that change most, and a repeated team once", () => {
    const teamsHeld = [{ id: "h0", players: ["a", "b", "c"], captain: "a", viceCaptain: "b" }];
    const teamsWanted = [
      { key: "w0", players: ["c", "b", "a"], captain: "a", viceCaptain: "c" },
      { key: "w1", players: ["d", "e", "f"], captain: "d", viceCaptain: "e" },
      { key: "w2", players: ["a", "b", "c"], captain: "a", viceCaptain: "c" },
    ];
    const plan = planTransfer({ held: teamsHeld, wanted: teamsWanted, limit: 5, option: { kind: "all" } });
    expect(plan.steps.map(({ team, size }) => [team.key, size])).toEqual([
      ["w1", 5],
      ["w0", 1],
    ]);
    expect(plan.repeated.map(({ key }) => key)).toEqual(["w2"]);
  });
});

describe("the timing", () => {
  it("says how long the plan takes and how many teams are in time", () => {
    const base = { now: 1_000_000, deadline: 1_000_000 + 30_000, callMs: 300 };
    expect(timingOf({ ...base, steps: 20, paceMs: 2000 })).toEqual({
      duration: 19 * 2000 + 300,
      endsAt: 1_000_000 + 38_300,
      inTime: 15,
      spare: -8300,
    });
    expect(timingOf({ ...base, steps: 20, paceMs: 0 })).toMatchObject({ duration: 6000, inTime: 20 });
    expect(timingOf({ ...base, steps: 0, paceMs: 0 })).toMatchObject({ duration: 0, spare: 30_000 });
    expect(timingOf({ ...base, steps: 3, paceMs: 0, deadline: base.now - 1 }).inTime).toBe(0);
  });
});
