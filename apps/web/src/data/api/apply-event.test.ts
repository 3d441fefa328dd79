import type { MatchListItem } from "@teamwright/domain";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { applyEvent } from "./apply-event.ts";
import { callEarly, earlyCall } from "./early-calls.ts";

const match = (id: string): MatchListItem => ({
  id,
  match_time: "2026-11-21T10:00:00.000Z",
  series_name: "Cup",
  left_team_name: "A",
  right_team_name: "B",
  left_team_image: "",
  right_team_image: "",
  sport_index: 0,
  automatic: false,
  lineup_out: false,
  fantasy_list: [],
});

describe("applyEvent", () => {
  const client = new QueryClient();
  const isOld = (key: readonly string[]): boolean | undefined => client.getQueryState(key)?.isInvalidated;

  beforeEach(() => {
    client.clear();
    client.setQueryData(["matches", "cricket"], { value: [match("m1"), match("m2")], time: 1 });
    client.setQueryData(["matches", "football"], { value: [], time: 1 });
    client.setQueryData(["match", "m1"], {});
    client.setQueryData(["match", "m2"], {});
    client.setQueryData(["scorecard", "m1"], {});
    client.setQueryData(["promotions"], {});
  });

  it("shows a line-up at once and asks again for the list and the match", () => {
    applyEvent({ type: "lineups", matchId: "m1", sport: "cricket" }, client);
    const { value } = client.getQueryData<{ value: MatchListItem[] }>(["matches", "cricket"]) ?? {
      value: [],
    };
    expect(value.map(({ lineup_out }) => lineup_out)).toEqual([true, false]);
    expect([isOld(["matches", "cricket"]), isOld(["match", "m1"])]).toEqual([true, true]);
    expect([isOld(["matches", "football"]), isOld(["match", "m2"]), isOld(["promotions"])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("asks again for a first reply that was under way, which may be older than the event", async () => {
    client.clear();
    const { promise, resolve } = Promise.withResolvers<object>();
    const first = client.fetchQuery({ queryKey: ["matches", "cricket"], queryFn: () => promise });
    applyEvent({ type: "lineups", matchId: "m1", sport: "cricket" }, client);
    resolve({ value: [match("m1")], time: 1 });
    await first;
    await expect.poll(() => isOld(["matches", "cricket"])).toBe(true);
  });

  it("leaves no early reply for a screen that comes later", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    callEarly("/api/early");
    applyEvent({ type: "lineups", matchId: "m1", sport: "cricket" }, client);
    expect(earlyCall("/api/early")).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it("asks again for points only when they changed", () => {
    applyEvent({ type: "match", matchId: "m1", sport: "cricket" }, client);
    expect(isOld(["scorecard", "m1"])).toBe(false);
    applyEvent({ type: "scorecard", matchId: "m1", sport: "cricket" }, client);
    expect(isOld(["scorecard", "m1"])).toBe(true);
  });

  it("asks again for promotions and nothing else", () => {
    applyEvent({ type: "promotions" }, client);
    expect([isOld(["promotions"]), isOld(["matches", "cricket"])]).toEqual([true, false]);
  });

  it("a booking asks again for the match's list of bookings and nothing else", () => {
    client.setQueryData(["posts", "m1", "booked"], {});
    client.setQueryData(["posts", "m1", "prime", "1"], {});
    applyEvent({ type: "bookings", matchId: "m1" }, client);
    expect([isOld(["posts", "m1", "booked"]), isOld(["posts", "m1", "prime", "1"])]).toEqual([true, false]);
  });

  it("asks again for what is made of posts, wherever it stands", () => {
    const keys = [
      ["posts", "m1", "videos"],
      ["match-posts", "m1"],
      ["expert-post", "p"],
      ["expert-record", "e"],
    ];
    for (const key of keys) client.setQueryData(key, {});
    client.setQueryData(["match-posts", "m2"], {});
    applyEvent({ type: "posts", matchId: "m1", sport: "cricket" }, client);
    expect(keys.map(isOld)).toEqual(keys.map(() => true));
    expect(isOld(["match-posts", "m2"])).toBe(false);
  });
});
