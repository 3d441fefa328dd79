import { describe, expect, it } from "vitest";
import { mapPlayers } from "./map-players.ts";
import type { NamedPlayer } from "./comparison.ts";
import basketball from "./testing/basketball.json" with { type: "json" };
import crosswalk from "./testing/crosswalk.json" with { type: "json" };
import football from "./testing/football.json" with { type: "json" };

type NameAndSide = { readonly name: string; readonly side: number; readonly role?: string };

const player = ({ name, side, role }: NameAndSide, id: string): NamedPlayer => ({
  id,
  name,
  side: side === 0 ? 0 : 1,
  role: role ?? null,
});

interface Figures {
  readonly foundCount: number;
  readonly wrong: readonly string[];
  readonly askedCount: number;
}

/** Maps `ours` to `theirs` and compares with the truth: the id of each of our players in the other list. */
function figuresOf(
  ourPlayers: readonly NamedPlayer[],
  theirPlayers: readonly NamedPlayer[],
  truth: ReadonlyMap<string, string>,
): Figures {
  const { pairs, pending } = mapPlayers(ourPlayers, theirPlayers);
  const wrong = pairs.filter((pair) => truth.get(pair.ours) !== pair.theirs);
  expect(pairs.length + pending.length).toBe(ourPlayers.length);
  return {
    foundCount: pairs.length - wrong.length,
    wrong: wrong.map((pair) => `${pair.ours} as ${pair.theirs} (${pair.likeness})`),
    askedCount: truth.size,
  };
}

function total(name: string, parts: readonly Figures[]): Figures {
  const sum = {
    foundCount: parts.reduce((count, part) => count + part.foundCount, 0),
    wrong: parts.flatMap((part) => part.wrong),
    askedCount: parts.reduce((count, part) => count + part.askedCount, 0),
  };
  const share = ((100 * sum.foundCount) / sum.askedCount).toFixed(1);
  console.log(
    `${name}: ${sum.foundCount} of ${sum.askedCount} found (${share} %), ${sum.wrong.length} wrong`,
  );
  return sum;
}

const idOf = (name: string, side: number): string => `${side} ${name}`;

describe("players are mapped by name", () => {
  it("of a scorecard on an app's whole squads: no wrong pair, at least 95 % found", () => {
    const parts = crosswalk.matches.map(({ starters, squads }) =>
      figuresOf(
        starters.map(({ name, side }) => player({ name, side }, idOf(name, side))),
        squads.map((one) => player(one, idOf(one.name, one.side))),
        new Map(starters.map(({ name, side, appName }) => [idOf(name, side), idOf(appName, side)])),
      ),
    );
    const { foundCount, wrong, askedCount } = total("Cricket, scorecard on squads", parts);
    expect(wrong).toEqual([]);
    expect(foundCount / askedCount).toBeGreaterThanOrEqual(0.95);
  });

  it("of box scores on a salary list: no wrong pair, at least 95 % found", () => {
    const parts = basketball.matches.map(({ played, listed }) =>
      figuresOf(
        played.map(({ name, side }) => player({ name, side }, idOf(name, side))),
        listed.map((one) => player(one, idOf(one.name, one.side))),
        new Map(played.map(({ name, side, listedName }) => [idOf(name, side), idOf(listedName, side)])),
      ),
    );
    const { foundCount, wrong, askedCount } = total("Basketball, box scores on salaries", parts);
    expect(wrong).toEqual([]);
    expect(foundCount / askedCount).toBeGreaterThanOrEqual(0.95);
  });

  const words = (name: string) => name.split(" ");
  const styles: readonly (readonly [string, (name: string) => string])[] = [
    ["initial and family name", (name) => words(name).with(0, name.slice(0, 1)).join(" ")],
    ["family name first", (name) => [words(name).slice(1).join(" "), words(name)[0]].join(", ")],
    ["no diacritics, hyphens", (name) => words(name.normalize("NFD").replaceAll(/\p{M}/gu, "")).join("-")],
    ["capitals", (name) => name.toUpperCase()],
  ];
  for (const [style, write] of styles)
    it(`of whole squads in another style (${style}): no wrong pair, at least 95 % found`, () => {
      const parts = football.matches.map((squads) =>
        figuresOf(
          squads.map((one, index) => player(one, String(index))),
          squads.map((one, index) => player({ ...one, name: write(one.name) }, String(index))).toReversed(),
          new Map([...squads.keys()].map((index) => [String(index), String(index)])),
        ),
      );
      const { foundCount, wrong, askedCount } = total(`Football, ${style}`, parts);
      expect(wrong).toEqual([]);
      expect(foundCount / askedCount).toBeGreaterThanOrEqual(0.95);
    });
});

const listOf = (...entries: readonly (readonly [name: string, role?: string])[]): NamedPlayer[] =>
  entries.map(([name, role]) =>
    player(role === undefined ? { name, side: 0 } : { name, side: 0, role }, name),
  );

describe("a pair is accepted only when it is unambiguous", () => {
  it("two players of one name are told apart by role, else left to the person with both as candidates", () => {
    const theirPlayers = listOf(["R Sharma", "BAT"], ["R  Sharma", "BOWL"]);
    const byRole = mapPlayers(listOf(["Rohit Sharma", "BAT"], ["Rahul Sharma", "BOWL"]), theirPlayers);
    expect(byRole.pairs.map(({ ours, theirs: id }) => [ours, id])).toEqual([
      ["Rohit Sharma", "R Sharma"],
      ["Rahul Sharma", "R  Sharma"],
    ]);
    const open = mapPlayers(listOf(["Rohit Sharma", "AL"], ["Rahul Sharma", "AL"]), theirPlayers);
    expect(open.pairs).toEqual([]);
    expect(open.pending.map(({ candidates }) => candidates.length)).toEqual([2, 2]);
  });

  it("who could not be told apart is not paired with somebody less alike", () => {
    const { pairs } = mapPlayers(listOf(["A Singh"], ["A  Singh"], ["Arshdeep Singh"]), listOf(["A Singh"]));
    expect(pairs).toEqual([]);
  });

  it("initials alone make no pair", () => {
    const { pairs, pending, unused } = mapPlayers(listOf(["S Khan"]), listOf(["K Singh"]));
    expect(pairs).toEqual([]);
    expect(pending).toEqual([{ ours: "S Khan", candidates: ["K Singh"] }]);
    expect(unused).toEqual(["K Singh"]);
  });

  it("a contradiction of first or last word makes a question, when the right player is missing", () => {
    const mates = ["KA Pollard", "SP Narine", "AD Russell", "JO Holder"] as const;
    const app = ["Kieron Pollard", "S Narine", "A Russell"] as const;
    const questions = [
      ["DJ Bravo", "Darren Bravo"],
      ["AR Patel", "Ripal Patel"],
      ["P Kumar", "Ishan Pranav Kumar Pandey Kishan"],
      ["JMR Taylor", "M Taylor"],
      ["BMAJ Mendis", "BKG Mendis"],
      ["Poonam Yadav", "RP Yadav"],
    ] as const;
    for (const [ourPlayers, theirPlayers] of questions) {
      expect(mapPlayers(listOf([ourPlayers]), listOf([theirPlayers])).pairs, ourPlayers).toEqual([]);
      const { pairs, pending } = mapPlayers(
        listOf([ourPlayers], ...mates.map((name) => [name] as const)),
        listOf([theirPlayers], ...app.map((name) => [name] as const)),
      );
      expect(
        pairs.map((pair) => pair.ours),
        ourPlayers,
      ).not.toContain(ourPlayers);
      expect(pending.find((each) => each.ours === ourPlayers)?.candidates, ourPlayers).toEqual([
        theirPlayers,
      ]);
    }
  });

  it("a shortened name is accepted with the role, or in a list that misses nobody", () => {
    const role = (ours: string, theirs: string) =>
      mapPlayers(listOf(["DJ Bravo", ours]), listOf(["Dwayne Bravo", theirs])).pairs.length;
    expect([role("AL", "AL"), role("AL", "BAT")]).toEqual([1, 0]);
    const ourPlayers = listOf(["RG Sharma"], ["SA Yadav"], ["JJ Bumrah"], ["Ishan Kishan"]);
    const theirPlayers = listOf(["Rohit Sharma"], ["S Yadav"], ["J Bumrah"], ["I Kishan"]);
    expect(mapPlayers(ourPlayers, theirPlayers).pairs).toHaveLength(4);
    expect(mapPlayers(ourPlayers, theirPlayers.slice(0, 3)).pairs).toHaveLength(2);
  });

  it("lists of initial and family name: brothers are told apart, and who is missing is a question", () => {
    const ourPlayers = listOf(["HH Pandya"], ["KH Pandya"], ["RG Sharma"], ["Rahul Sharma"]);
    const all = mapPlayers(ourPlayers, listOf(["K Pandya"], ["H Pandya"], ["R Sharma"]));
    expect(new Map(all.pairs.map(({ ours: one, theirs }) => [one, theirs]))).toEqual(
      new Map([
        ["HH Pandya", "H Pandya"],
        ["KH Pandya", "K Pandya"],
      ]),
    );
    expect(all.pending.map(({ ours: one }) => one)).toEqual(["RG Sharma", "Rahul Sharma"]);
    expect(mapPlayers(ourPlayers, listOf(["H Pandya"])).pairs).toEqual([]);
  });

  it("sides that the other list names the other way round are recognised", () => {
    const ourPlayers = [
      player({ name: "Omkar Wagle", side: 0 }, "a"),
      player({ name: "Tane Ihaka", side: 1 }, "b"),
    ];
    const theirPlayers = [
      player({ name: "Wagle, Omkar", side: 1 }, "x"),
      player({ name: "T Ihaka", side: 0 }, "y"),
    ];
    const { pairs, swapped } = mapPlayers(ourPlayers, theirPlayers);
    expect(swapped).toBe(true);
    expect(pairs.map(({ theirs: id }) => id).toSorted((one, other) => one.localeCompare(other))).toEqual([
      "x",
      "y",
    ]);
  });

  it("empty lists map to nothing", () => {
    expect(mapPlayers([], [])).toEqual({ pairs: [], pending: [], unused: [], swapped: false });
  });
});
