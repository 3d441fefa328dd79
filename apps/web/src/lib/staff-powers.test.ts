import { describe, expect, it } from "vitest";
import { holdsAny, POSTERS } from "./staff-powers.ts";

describe("holdsAny", () => {
  const customer = { user_role: "customer", prime_admin: false, group_admin: false, expert: false };
  it("refuses an account with none of the powers", () => {
    expect(holdsAny(customer, ["admin", "superuser", "prime_admin"])).toBe(false);
    expect(holdsAny({ ...customer, user_role: "superuser" }, ["admin"])).toBe(false);
  });
  it("accepts the role, or the flag of a prime admin or group owner whatever the role", () => {
    expect(holdsAny({ ...customer, group_admin: true }, ["group_admin"])).toBe(true);
    expect(holdsAny(customer, ["group_admin"])).toBe(false);
    expect(holdsAny({ ...customer, user_role: "admin" }, ["admin"])).toBe(true);
    expect(holdsAny({ ...customer, prime_admin: true }, ["admin", "prime_admin"])).toBe(true);
  });
  it("accepts the expert flag where experts are named", () => {
    expect(holdsAny({ ...customer, expert: true }, POSTERS)).toBe(true);
    expect(holdsAny({ ...customer, expert: true }, ["admin"])).toBe(false);
    expect(holdsAny(customer, POSTERS)).toBe(false);
  });
});
