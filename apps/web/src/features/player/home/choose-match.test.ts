import { describe, expect, it } from "vitest";
import type { MatchOptions } from "#data/api/match-options.ts";
import type { SignInState } from "#data/api/session.ts";
import { destinationOf, marksOf, waitsForLists } from "./choose-match.ts";

const none: MatchOptions = {
  expertTeams: new Set(),
  predictions: new Set(),
  videos: new Set(),
  mapped: new Set(),
  groups: new Set(),
  prime: new Set(),
  bookings: new Set(),
  allLines: false,
  settled: true,
};

const account = (change: { plan?: boolean; prime_user?: boolean; prime_plan?: boolean }): SignInState => ({
  state: "in",
  id: "a",
  phone: "9000000001",
  status: {
    login: true,
    plan: true,
    name: "Asha Rao",
    user_role: "customer",
    email: "asha@example.org",
    phoneNumber: "9000000001",
    current_plan: null,
    previous_plans: [],
    prime_user: false,
    prime_plan: false,
    current_prime_plan: null,
    previous_prime_plans: [],
    group_admin: false,
    group_data: [],
    prime_admin: false,
    expert: false,
    open_booking: false,
    team_limit: 2000,
    quick_team_limit: 3000,
    retention_days: 2,
    ...change,
  },
});

const all = (): boolean => true;

describe("waitsForLists", () => {
  const loading = { ...none, settled: false };
  it("is so until the lists of an account with a plan are loaded, or its powers are unknown for good", () => {
    expect(waitsForLists({ state: "loading", id: "a", phone: "9000000001" }, loading)).toBe(true);
    expect(waitsForLists(account({}), loading)).toBe(true);
    expect(waitsForLists(account({}), none)).toBe(false);
    expect(waitsForLists(account({ plan: false }), loading)).toBe(false);
    expect(waitsForLists({ state: "out" }, loading)).toBe(false);
    const failedList = { state: "failed", id: "a", phone: "9000000001", retry: () => undefined } as const;
    expect(waitsForLists(failedList, loading)).toBe(false);
  });
});

describe("destinationOf", () => {
  it("sends a visitor to /login and a user without a plan to /plandata, listed match or not", () => {
    const listed = { ...none, expertTeams: new Set(["m1"]) };
    expect(destinationOf("m1", listed, { state: "out" }, all)).toBe("/login");
    expect(destinationOf("m1", listed, account({ plan: false }), all)).toBe("/plandata");
  });
  it.each(["expertTeams", "prime", "predictions", "videos", "mapped", "groups"] as const)(
    "sends a match in the list %s to the option hub",
    (list) => {
      expect(destinationOf("m1", { ...none, [list]: new Set(["m1"]) }, account({}), all)).toBe(
        "/decision/m1",
      );
    },
  );
  it("sends any other match to player selection", () => {
    expect(destinationOf("m2", { ...none, prime: new Set(["m1"]) }, account({}), all)).toBe("/match/m2");
    expect(destinationOf("m1", { ...none, bookings: new Set(["m1"]) }, account({}), all)).toBe("/match/m1");
  });
  it("goes to player selection while there is no option hub", () => {
    expect(destinationOf("m1", { ...none, prime: new Set(["m1"]) }, account({}), () => false)).toBe(
      "/match/m1",
    );
  });
});

describe("marksOf", () => {
  it("marks prime only for a prime user with an active prime plan and a match in the prime list", () => {
    const options = { ...none, prime: new Set(["m1"]) };
    expect(marksOf("m1", options, account({ prime_user: true, prime_plan: true })).prime).toBe(true);
    expect(marksOf("m2", options, account({ prime_user: true, prime_plan: true })).prime).toBe(false);
    expect(marksOf("m1", options, account({ prime_user: true })).prime).toBe(false);
    expect(marksOf("m1", options, { state: "out" }).prime).toBe(false);
  });
});
