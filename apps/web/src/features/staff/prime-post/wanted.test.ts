import { expect, test } from "vitest";
import { readEach, wantedOf } from "./wanted.ts";

const candidate = (phone: string, bookedCount: number, active = true) => ({
  phone,
  name: phone,
  bookedCount,
  active,
});

test("takes chosen users with a running plan, by ascending phone numbers", () => {
  const all = [candidate("9000000003", 5), candidate("9000000001", 4), candidate("9000000002", 3, false)];
  expect(wantedOf(all, new Set(), null)).toEqual({
    users: [
      { phone: "9000000001", name: "9000000001", teams: 4 },
      { phone: "9000000003", name: "9000000003", teams: 5 },
    ],
    total: 9,
  });
  expect(wantedOf(all, new Set(["9000000001"]), 20).total).toBe(20);
});

test("teams per user are 1 to 20", () => {
  expect(["1", " 20 "].map(readEach)).toEqual([1, 20]);
  expect(["", "0", "21", "3.5", "-1", "x"].map(readEach)).toEqual([null, null, null, null, null, null]);
});
