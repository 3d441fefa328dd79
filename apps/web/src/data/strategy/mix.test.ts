import { describe, expect, it } from "vitest";
import type { Strategy } from "@teamwright/domain";
import { keptAs, mixOf, withKept } from "./mix.ts";

const ownStrategy: Strategy = { sport: 0, players: [1, 2, 3], exposure: { "1": { max: 60 } } };
const other: Strategy = { ...ownStrategy, credits: [98, 100] };
const nameOf = (letter: string) => `Strategy ${letter}`;

describe("a mix of kept strategies", () => {
  it("is none until something is kept beside the strategy at hand", () => {
    expect(mixOf({ variants: [], ownWeight: 1 }, ownStrategy)).toBeUndefined();
    expect(mixOf({ variants: withKept([], ownStrategy, nameOf), ownWeight: 1 }, ownStrategy)).toBeUndefined();
  });

  it("takes the strategy at hand and those kept by their weights, bounds on the set aside", () => {
    const variants = withKept([], other, nameOf);
    const { exposure: _exposure, ...part } = ownStrategy;
    expect(mixOf({ variants, ownWeight: 3 }, ownStrategy)).toEqual([
      { weight: 3, strategy: part },
      { weight: 1, strategy: { ...part, credits: [98, 100] } },
    ]);
    expect(mixOf({ variants, ownWeight: 0 }, ownStrategy)).toHaveLength(1);
  });

  it("counts a strategy that is kept already once", () => {
    const variants = withKept(withKept([], ownStrategy, nameOf), other, nameOf);
    expect(variants.map(({ name }) => name)).toEqual(["Strategy A", "Strategy B"]);
    expect(withKept(variants, ownStrategy, nameOf)).toEqual(variants);
    expect(keptAs(variants, ownStrategy)?.name).toBe("Strategy A");
    const reversedStrategy = Object.fromEntries(Object.entries(ownStrategy).toReversed()) as Strategy;
    expect(keptAs(variants, reversedStrategy)?.name).toBe("Strategy A");
    expect(mixOf({ variants, ownWeight: 5 }, ownStrategy)?.map(({ weight }) => weight)).toEqual([1, 1]);
  });
});
