import { sportByIndex } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { createStrategyStore } from "./store.ts";
import { MemoryKeys } from "./testing/memory-keys.ts";

const at = (day: number) => () => new Date(Date.UTC(2030, 0, day));

describe("the strategy store", () => {
  it("gives the last tap back after the page is gone, per match", () => {
    const keys = new MemoryKeys();
    const first = createStrategyStore(keys, at(1));
    first.open("m1", 0);
    first.changeBounds({ players: [1, 2, 3], captains: [2] });
    first.open("m2", 1);
    first.change(({ strategy }) => ({ strategy: { ...strategy, players: [...strategy.players, 9] } }));

    const after = createStrategyStore(keys, at(2)).get();
    expect(after.currentMatch).toBe("m2");
    expect(after.drafts["m1"]).toMatchObject({ strategy: { players: [1, 2, 3], captains: [2], sport: 0 } });
    expect(after.drafts["m2"]?.strategy.players).toEqual([9]);
  });

  it("gives up the lists when the sport tab changes, and can put them back", () => {
    const keys = new MemoryKeys();
    const store = createStrategyStore(keys, at(1));
    store.open("m1", 0);
    store.changeBounds({ players: [1, 2], fixed: [1] });
    expect(store.changeSport(0)).toBeNull();
    const sportChange = store.changeSport(2);
    expect(sportChange?.strategy.players).toEqual([1, 2]);
    expect(store.get()).toMatchObject({ currentMatch: null, drafts: {} });
    expect(createStrategyStore(keys, at(1)).get().drafts).toEqual({});
    store.restore(sportChange!);
    expect(store.get().drafts["m1"]?.strategy.fixed).toEqual([1]);
  });

  it("takes over what another tab changed, and stays at its own match", () => {
    const keys = new MemoryKeys();
    const [one, other] = [createStrategyStore(keys, at(1)), createStrategyStore(keys, at(1))];
    one.open("m1", 0);
    other.reload();
    other.open("m2", 0);
    other.open("m1", 0);
    other.changeBounds({ players: [7] });
    other.open("m2", 0);
    one.reload();
    expect(one.get().currentMatch).toBe("m1");
    expect(one.get().drafts["m1"]?.strategy.players).toEqual([7]);
  });

  it("reloads a tab with its own match, whatever another tab opened last", () => {
    const [keys, tab, otherTab] = [new MemoryKeys(), new MemoryKeys(), new MemoryKeys()];
    createStrategyStore(keys, at(1), tab).open("m1", 0);
    createStrategyStore(keys, at(1), otherTab).open("m2", 0);
    expect(createStrategyStore(keys, at(1), tab).get().currentMatch).toBe("m1");
    expect(createStrategyStore(keys, at(1), new MemoryKeys()).get().currentMatch).toBe("m2");
  });

  it("keeps the rules setting under the documents' name", () => {
    const keys = new MemoryKeys();
    createStrategyStore(keys, at(1)).setRules(1);
    expect(keys.kept.get("fantasy_rules")).toBe("1");
    expect(createStrategyStore(keys, at(1)).get().rules).toBe(1);
  });

  it("drops drafts that nobody touched for two weeks", () => {
    const keys = new MemoryKeys();
    createStrategyStore(keys, at(1)).open("old", 0);
    expect(createStrategyStore(keys, at(20)).get()).toMatchObject({ currentMatch: null, drafts: {} });
    expect([...keys.kept.keys()].filter((key) => key.startsWith("strategy_draft:"))).toEqual([]);
  });

  it("keeps a draft of a newer version, says so once, and leaves it for the version that can read it", () => {
    const keys = new MemoryKeys();
    const newer = JSON.stringify({ version: 9, matchId: "m1", wonders: [1] });
    keys.setItem("strategy_draft:m1", newer);
    keys.setItem("strategy_draft:m2", "{");
    const store = createStrategyStore(keys, at(1));
    expect(store.get()).toMatchObject({ drafts: {}, unreadable: ["m1", "m2"] });
    expect(store.open("m1", 0)).toBe("set-aside");
    expect(store.open("m1", 0)).toBe("opened");
    store.changeBounds({ players: [1, 2] });
    const after = createStrategyStore(keys, at(40));
    expect([...keys.kept.values()]).toContain(newer);
    expect([...keys.kept.values()]).toContain("{");
    expect(after.open("m1", 0)).toBe("opened");
  });

  it("moves a newer draft aside on a full device, too", () => {
    const keys = new MemoryKeys();
    const newer = JSON.stringify({ version: 9 });
    keys.setItem("strategy_draft:m1", newer);
    const store = createStrategyStore(keys, at(1));
    keys.room = keys.kept.size;
    store.open("m1", 0);
    expect([...keys.kept.values()]).toContain(newer);
  });

  it("reads a draft of the first release, and leaves it to a tab that still runs it", () => {
    const keys = new MemoryKeys();
    const first = {
      version: 1, matchId: "m1", sport: 0, changedAt: at(1)().toISOString(), way: "grand", players: [4, 5], fixed: [4],
      groups: [], captains: [5], captainDistribution: { mode: 0 }, viceCaptains: [], viceCaptainDistribution: { mode: 0 },
      partitions: [1], equalPartitions: false, percentage: null, credits: [90, 100], customCredits: null,
      combinations: [119], roleFrequency: null, percentageFrequency: null, exposure: { 4: { max: 50 } },
      captainExposure: {}, minDifference: 2, edits: { a: { credits: 9 } }, teams: 40,
    }; // prettier-ignore
    keys.setItem("strategy:m1", JSON.stringify(first));
    keys.setItem("strategy_match", "m1");
    const store = createStrategyStore(keys, at(2));
    expect(store.get().drafts["m1"]).toEqual({
      version: 3,
      matchId: "m1",
      changedAt: first.changedAt,
      way: "grand",
      strategy: {
        sport: 0,
        players: [4, 5],
        fixed: [4],
        captains: [5],
        partitions: [[5, 6]],
        credits: [90, 100],
        combinations: [sportByIndex(0).combinations[119]],
        exposure: { 4: { max: 50 } },
        min_difference: 2,
      },
      replacedCredits: null,
      edits: { a: { credits: 9 } },
      teams: 40,
      variants: [],
      ownWeight: 1,
      lineup: [],
      dropped: [],
      impact: [],
    });
    expect(store.get().currentMatch).toBe("m1");
    store.changeBounds({ players: [4, 5, 6] });
    expect(keys.getItem("strategy:m1")).toBe(JSON.stringify(first));
    expect(createStrategyStore(keys, at(2)).get().drafts["m1"]?.strategy.players).toEqual([4, 5, 6]);
    store.changeSport(1);
    expect(createStrategyStore(keys, at(2)).get().drafts).toEqual({});
  });

  it("goes on in memory and says so when the device keeps nothing", () => {
    const keys = new MemoryKeys();
    const store = createStrategyStore(keys, at(1));
    store.open("m1", 0);
    keys.full = true;
    store.changeBounds({ players: [4] });
    expect(store.get()).toMatchObject({ kept: false });
    expect(store.get().drafts["m1"]?.strategy.players).toEqual([4]);
    keys.full = false;
    store.changeBounds({ players: [4, 5] });
    expect(store.get().kept).toBe(true);
  });

  it("keeps the identity of what another tab did not change", () => {
    const keys = new MemoryKeys();
    const myStrategy = createStrategyStore(keys, at(1));
    myStrategy.open("m1", 0);
    myStrategy.changeBounds({ players: [1, 2, 3], captains: [2] });
    const before = myStrategy.get().drafts["m1"];

    const other = createStrategyStore(keys, at(1));
    other.change({ teams: 40 });
    other.changeBounds({ captains: [3] });
    myStrategy.reload();
    const after = myStrategy.get().drafts["m1"];
    expect(after).toMatchObject({ strategy: { players: [1, 2, 3], captains: [3] }, teams: 40 });
    expect(after?.strategy.players).toBe(before?.strategy.players);
    expect(after?.edits).toBe(before?.edits);
  });
});
