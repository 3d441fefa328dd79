import { expect, test } from "vitest";
import { readCount } from "./read-count.ts";

test("reads 3 to 20 teams and says what is wrong with anything else", () => {
  expect(["3", " 20 "].map(readCount)).toEqual([
    { ok: true, teams: 3 },
    { ok: true, teams: 20 },
  ]);
  expect(["", "  "].map(readCount)).toEqual([
    { ok: false, problem: "replies.bookingFieldEmpty" },
    { ok: false, problem: "replies.bookingFieldEmpty" },
  ]);
  for (const typed of ["2", "21", "-5", "4.5", "many", "1e1"])
    expect(readCount(typed), typed).toEqual({ ok: false, problem: "replies.bookingRange" });
});
