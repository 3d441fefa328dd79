import type { TeamFilter } from "@teamwright/engine";
import { describe, expect, it } from "vitest";
import { withJoined } from "./display-state.ts";

const players = (present: number[], absent: number[] = []): TeamFilter => ({
  kind: "players",
  present,
  absent,
});
const captain = (index: number): TeamFilter => ({ kind: "captain", players: [index] });

describe("the filters that the analysis kept, joined by the row that was opened", () => {
  it("asks for the players of both", () => {
    expect(withJoined([players([1], [5]), captain(2)], players([1, 3]))).toEqual([
      players([1, 3], [5]),
      captain(2),
    ]);
  });
  it("replaces another kind by the narrower one and adds a new one", () => {
    expect(withJoined([captain(2)], captain(4))).toEqual([captain(4)]);
    expect(withJoined([players([1])], captain(4))).toEqual([players([1]), captain(4)]);
  });
});
