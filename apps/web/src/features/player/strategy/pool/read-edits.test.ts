import { describe, expect, it } from "vitest";
import { squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { readEdits } from "./read-edits.ts";

const squad = squadOf(sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] }));

describe("Edit Data", () => {
  it("lays what was typed over the edits before", () => {
    const before = { "0": { credits: 9 }, "1": { role: 2 } };
    expect(readEdits({ "0": { percentage: "12.5" }, "2": { credits: "7", role: 1 } }, squad, before)).toEqual(
      {
        ok: true,
        value: { "0": { credits: 9, selected_by: 12.5 }, "1": { role: 2 }, "2": { credits: 7, role: 1 } },
      },
    );
  });

  it("names the player whose figure cannot be", () => {
    for (const credits of ["", "-1", "100.5", "abc"])
      expect(readEdits({ "0": { credits } }, squad, {})).toEqual({
        ok: false,
        error: `Invalid value for ${squad[0]?.name ?? ""}!`,
      });
  });
});
