import { describe, expect, it } from "vitest";
import { emptyDraft } from "#data/strategy/draft.ts";
import type { StrategyDraft } from "#data/strategy/draft.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { replacementsFor, swapPlayers } from "./swap-players.ts";

const squad = squadOf(sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] }));
const players = squad.map(({ player_index }) => player_index).filter((index) => ![4, 13, 18].includes(index));
const draft: StrategyDraft = {
  ...emptyDraft("m", 0, "2030-01-01T00:00:00Z"),
  strategy: {
    sport: 0,
    players,
    fixed: [2, 7],
    captains: [2, 3],
    captain_distribution: { mode: 2, shares: { "2": 60, "3": 40 } },
    vice_captains: [3, 7],
    groups: [{ players: [2, 3, 5], min: 1, max: 2 }],
    exposure: { "2": { max: 50 }, "3": { max: 60 } },
    pair_exposure: { "2-3": { max: 20 }, "3-7": { max: 30 } },
  },
  variants: [
    {
      name: "A",
      weight: 1,
      strategy: { sport: 0, players, captains: [2, 3], exposure: { "2": { max: 10 } } },
    },
  ],
};

describe("players who are out", () => {
  it("leave every choice that names them", () => {
    const next = swapPlayers(draft, new Map([[2, null]]), squad, 0);
    expect(next.strategy).toMatchObject({
      fixed: [7],
      captains: [3],
      captain_distribution: { mode: 2, shares: { "3": 40 } },
      groups: [{ players: [3, 5], min: 1, max: 2 }],
      exposure: { "3": { max: 60 } },
      pair_exposure: { "3-7": { max: 30 } },
    });
    expect(JSON.stringify(next.strategy?.exposure)).not.toContain('"2"');
    expect(next.strategy?.players).not.toContain(2);
    expect(next.variants?.[0]?.strategy).toEqual({
      sport: 0,
      players: players.filter((index) => index !== 2),
      captains: [3],
      exposure: {},
    });
  });

  it("are replaced in every choice that names them", () => {
    const next = swapPlayers(draft, new Map([[2, 4]]), squad, 0);
    expect(next.strategy).toMatchObject({
      fixed: [4, 7],
      captains: [4, 3],
      captain_distribution: { mode: 2, shares: { "3": 40, "4": 60 } },
      groups: [{ players: [4, 3, 5], min: 1, max: 2 }],
      exposure: { "3": { max: 60 }, "4": { max: 50 } },
      pair_exposure: { "4-3": { max: 20 }, "3-7": { max: 30 } },
    });
    expect(next.variants?.[0]?.strategy.captains).toEqual([4, 3]);
  });

  it("can be replaced by unchosen players of their side and role who play, or by any of the side", () => {
    const context = { squad, draft, notPlaying: new Set([2, 12]) };
    const indexes = (index: number, more = context) =>
      replacementsFor(squad[index]!, more).map(({ player_index }) => player_index);
    expect(indexes(2)).toEqual([4]);
    expect(indexes(2, { ...context, notPlaying: new Set([2, 4]) })).toEqual([13]);
    expect(indexes(15)).toEqual([18]);
    expect(indexes(2, { ...context, draft: { ...draft, dropped: [4, 13] } })).toEqual([]);
  });
});
