import { describe, expect, test } from "vitest";
import { heldInApps, sentTeams } from "./sent-teams.ts";
import { linkKeyOf } from "./team-links.ts";
import type { StoredTransfer } from "./transfer-record.ts";

const team = (number: number, players: readonly number[]) => ({
  number,
  players: [...players],
  captain: players[0] ?? -1,
  viceCaptain: players[1] ?? -1,
});

/** A finished transfer whose teams were written to the app's places. */
const transfer = (
  time: number,
  fantasyApp: string,
  attempt: string,
  teams: readonly (readonly number[])[],
  places: readonly string[],
) =>
  ({
    id: `t${time}`,
    time,
    fantasyApp,
    origin: { kind: "attempt", id: attempt, path: `/display/m/${attempt}/9/9` },
    selectedTeams: teams.map((players, index) => team(index + 1, players)),
    run: { sent: places.map((teamId, index) => ({ key: String(index), teamId })) },
  }) as unknown as StoredTransfer;

const first = transfer(
  1,
  "dream11",
  "1",
  [
    [1, 2],
    [1, 3],
  ],
  ["a", "b"],
);
const second = transfer(2, "dream11", "2", [[4, 5]], ["b"]);
const elsewhere = transfer(3, "myfab11", "1", [[2, 9]], ["x"]);

describe("what apps hold of a match", () => {
  test("is counted by place: a later transfer replaces the team that was there", () => {
    expect(heldInApps([second, first], new Set())).toEqual([
      {
        fantasyApp: "dream11",
        teams: 2,
        teamsWithOut: 0,
        origin: second.origin,
        transferId: "t2",
      },
    ]);
    const keys = new Set(first.selectedTeams.map(linkKeyOf));
    expect(sentTeams([first, second], keys).map(({ teams }) => [...teams.values()])).toEqual([["a"]]);
  });

  test("is known of a team on whatever page it is", () => {
    const copies = new Set([...elsewhere.selectedTeams, team(1, [7, 8])].map(linkKeyOf));
    expect(sentTeams([first, second, elsewhere], copies)).toEqual([
      { fantasyApp: "myfab11", teams: new Map([["2.9:2:9", "x"]]) },
    ]);
  });

  test("an app that holds a player who is out comes first, and leads to the teams concerned", () => {
    expect(heldInApps([first, second, elsewhere], new Set([9]))).toMatchObject([
      { fantasyApp: "myfab11", teams: 1, teamsWithOut: 1, transferId: "t3" },
      { fantasyApp: "dream11", teams: 2, teamsWithOut: 0 },
    ]);
    expect(heldInApps([first, second], new Set([1]))[0]).toMatchObject({ teamsWithOut: 1, transferId: "t1" });
    // The replaced team counts no more.
    expect(heldInApps([first, second], new Set([3]))[0]).toMatchObject({ teamsWithOut: 0 });
  });

  test("a transfer that was never started holds nothing", () => {
    expect(heldInApps([{ ...first, run: null }], new Set())).toEqual([]);
  });
});
