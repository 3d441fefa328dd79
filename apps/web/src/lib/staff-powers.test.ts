import { describe, expect, it } from "vitest";
import { holdsAny } from "./staff-powers.ts";

describe("holdsAny", () => {
  const customer = { user_role: "customer", prime_admin: false };
  it("refuses an account with none of the powers", () => {
    expect(holdsAny(customer, ["admin", "superuser", "prime_admin"])).toBe(false);
    expect(holdsAny({ ...customer, user_role: "superuser" }, ["admin"])).toBe(false);
  });
  it("accepts the role, or the prime admin flag whatever the role", () => {
    expect(holdsAny({ ...customer, user_role: "admin" }, ["admin"])).toBe(true);
    expect(holdsAny({ ...customer, prime_admin: true }, ["admin", "prime_admin"])).toBe(true);
  });
});
