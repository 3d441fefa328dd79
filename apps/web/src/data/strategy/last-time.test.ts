import { sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { expect, it } from "vitest";
import { replacingCredits } from "./custom-credits.ts";
import { emptyDraft } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";
import { boundsAgain, keepLastTime, lastTime } from "./last-time.ts";
import { squadOf } from "./pool.ts";
import { sampleMatch } from "./testing/sample-match.ts";

const memory = () => {
  const keptTexts = new Map<string, string>();
  return {
    getItem: (key: string) => keptTexts.get(key) ?? null,
    setItem: (key: string, value: string) => void keptTexts.set(key, value),
  };
};
const squad = squadOf(sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] }));
const draft = {
  ...emptyDraft("one", 0, "2026-01-01T00:00:00.000Z"),
  way: "fixed" as const,
  strategy: {
    sport: 0,
    players: [0, 1, 2],
    fixed: [0],
    captains: [1, 2],
    vice_captains: [0, 1, 2],
    partitions: [[5, 6]] as [number, number][],
    credits: [96, 100] as [number, number],
    combinations: [3, 4].map((id) => [...(sportByIndex(0).combinations[id] ?? [])]),
  },
} satisfies StrategyDraft;

it("keeps the last generation of a sport without its players", () => {
  const keys = memory();
  expect(lastTime(keys, 0)).toBeNull();
  keepLastTime(keys, draft, 500);
  expect(keys.getItem("last_time:0")).toBe(
    '{"version":1,"sport":0,"way":"fixed","fixed":1,"captains":2,"viceCaptains":3,"partitions":[1],"credits":[96,100],"combinations":[3,4],"teams":500}',
  );
  expect(lastTime(keys, 0)).toMatchObject({ way: "fixed", captains: 2, viceCaptains: 3, teams: 500 });
  expect(lastTime(keys, 1)).toBeNull();
});

it("keeps the team's range that custom ranges replace", () => {
  const keys = memory();
  const custom = replacingCredits({ type: "partition", one: [30, 60], two: [30, 60] }) as Strategy;
  const replacedDraft = {
    ...draft,
    strategy: { ...draft.strategy, ...custom },
    replacedCredits: [96, 99] as [number, number],
  };
  keepLastTime(keys, replacedDraft, 500);
  expect(lastTime(keys, 0)?.credits).toEqual([96, 99]);
  keepLastTime(keys, { ...replacedDraft, replacedCredits: null }, 500);
  expect(lastTime(keys, 0)?.credits).toBeNull();
});

it("does not keep smart, whose answers are about one match", () => {
  const keys = memory();
  keepLastTime(keys, { ...emptyDraft("one", 0, ""), way: "smart" }, 20);
  expect(lastTime(keys, 0)).toBeNull();
});

it("reads nothing that it did not write", () => {
  expect(lastTime({ getItem: () => "{" }, 0)).toBeNull();
  expect(lastTime({ getItem: () => '{"version":1,"sport":0}' }, 0)).toBeNull();
});

it("chooses as many players of the next match, the most selected ones", () => {
  const keys = memory();
  keepLastTime(keys, draft, 500);
  const players = squad.map((player, index) => ({
    ...player,
    selected_by: index,
    captain_percentage: -index,
  }));
  const last = lastTime(keys, 0);
  const again = last && boundsAgain(last, players);
  const most = players.at(-1)?.player_index;
  expect(again?.fixed).toEqual([most]);
  expect(again?.captains).toEqual([players[0]?.player_index, players[1]?.player_index]);
  expect(again).toMatchObject({
    credits: [96, 100],
    partitions: [[5, 6]],
    combinations: draft.strategy.combinations,
  });
  expect(again?.players).toHaveLength(players.length);
});
