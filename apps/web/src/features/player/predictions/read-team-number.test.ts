import { expect, it } from "vitest";
import { readTeamNumber } from "./read-team-number.ts";

it("reads 1 to 3,000 and nothing else", () => {
  expect(["1", " 20 ", "3000"].map(readTeamNumber)).toEqual([1, 20, 3000]);
  expect(["", "0", "3001", "-1", "1.5", "1e3", "ten"].map(readTeamNumber)).toEqual(Array(7).fill(null));
});
