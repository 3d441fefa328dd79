import { describe, expect, test } from "vitest";
import type { StoredTransfer } from "./transfer-record.ts";
import { areOfMatch, wantedTeams } from "./wanted-teams.ts";

const player = (player_index: number, id: string | null) => ({
  player_index,
  name: `Player ${player_index}`,
  side: 0 as const,
  id,
});
const team = (number: number, players: readonly number[]) => ({
  number,
  players: [...players],
  captain: players[0] ?? -1,
  viceCaptain: players[1] ?? -1,
});

describe("teams that are handed to an app", () => {
  test("have the app's ids; one with a player whom the app does not know is an error, not a wrong team", () => {
    const storedAttempt = {
      players: [player(1, "a"), player(2, "b"), player(3, null)],
      selectedTeams: [team(7, [1, 2]), team(8, [1, 3])],
    } as Partial<StoredTransfer> as StoredTransfer;
    expect(wantedTeams(storedAttempt)).toEqual({
      wanted: [{ key: "0", players: ["a", "b"], captain: "a", viceCaptain: "b" }],
      unknown: [{ key: "1", names: ["Player 3"] }],
    });
  });

  test("belong to the match, or are not handed over at all", () => {
    const known = [{ player_index: 1 }, { player_index: 2 }];
    expect(areOfMatch(known, [team(1, [1, 2])])).toBe(true);
    expect(areOfMatch(known, [team(1, [1, 2]), team(2, [1, 9])])).toBe(false);
  });
});
