import { describe, expect, it } from "vitest";
import { changedPowers, type Powers } from "./powers.ts";

const none: Powers = {
  user_role: "customer",
  prime_admin: false,
  expert: false,
  raised_team_limit: true,
  long_retention: false,
  open_booking: false,
};

describe("changedPowers", () => {
  it("is empty when nothing differs", () => {
    expect(changedPowers(none, { ...none })).toEqual({});
  });
  it("names only what differs, whichever way", () => {
    expect(changedPowers(none, { ...none, expert: true, raised_team_limit: false })).toEqual({
      expert: true,
      raised_team_limit: false,
    });
    expect(changedPowers(none, { ...none, user_role: "superuser" })).toEqual({ user_role: "superuser" });
  });
});
