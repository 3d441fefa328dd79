import { describe, expect, it } from "vitest";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player, Strategy } from "@teamwright/domain";
import { deflateText } from "./deflate.ts";
import { squadOf } from "./pool.ts";
import { matchAsShared, readShareLink, shareAddress } from "./share-link.ts";
import type { SharedStrategy } from "./share-link.ts";
import { sampleMatch } from "./testing/sample-match.ts";

const match = sampleMatch(0, { left: [2, 4, 3, 4], right: [2, 4, 3, 4] });
const squad = squadOf(match);
const players = squad.slice(0, 22).map((player) => player.player_index);
const strategy: Strategy = {
  sport: 0,
  players,
  captains: players.slice(0, 4),
  vice_captains: players.slice(4, 9),
  combinations: sportByIndex(0).combinations.map((counts) => [...counts]),
  credits: [96.5, 100],
};
const sharedStrategy: SharedStrategy = {
  matchId: match.id,
  seed: 4_000_000_001,
  teams: 500,
  generationType: 2,
  strategy,
  made: "0123456789abcdef",
};
const fragmentOf = (address: string) => address.slice(address.indexOf("#"));

async function receivedStrategy(squadThen: readonly Player[] = squad) {
  const read = await readShareLink(
    fragmentOf(await shareAddress(sharedStrategy, squadThen, "https://a.example")),
  );
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
const withPlayers = (change: (player: Player) => Player): MatchDetail => ({
  ...match,
  left_team_players: match.left_team_players.map(change),
  right_team_players: match.right_team_players.map(change),
});

describe("a share link", () => {
  it("carries strategy, seed and number in the fragment, in an address that messengers keep whole", async () => {
    const address = await shareAddress(sharedStrategy, squad, "https://a.example");
    expect(address).toMatch(/^https:\/\/a\.example\/shared#1\.[\w-]+$/);
    expect(address.length).toBeLessThan(2000);
    expect(await receivedStrategy()).toMatchObject(sharedStrategy);
  });

  it("carries opinions on players, and nothing where there are none", async () => {
    const opinions = { "3": { more: 2 }, "14": { more: -1, plays: false } };
    const with2 = await readShareLink(
      fragmentOf(await shareAddress({ ...sharedStrategy, opinions }, squad, "")),
    );
    expect(with2.ok && with2.value.opinions).toEqual(opinions);
    expect(await shareAddress({ ...sharedStrategy, opinions: {} }, squad, "")).toBe(
      await shareAddress(sharedStrategy, squad, ""),
    );
  });

  it("carries the parts of a mix", async () => {
    const mix = [
      { weight: 2, strategy },
      { weight: 1, strategy: { ...strategy, players: squad.map((player) => player.player_index) } },
    ];
    const address = await shareAddress({ ...sharedStrategy, mix }, squad, "");
    const read = await readShareLink(fragmentOf(address));
    expect(read.ok && read.value.mix).toEqual(mix);
    expect(read.ok && read.value.figures).toHaveLength(squad.length);
  });

  it("cut off, altered, empty or swollen is unreadable; a later version says so", async () => {
    const fragment = fragmentOf(await shareAddress(sharedStrategy, squad, ""));
    const swollen = `#1.${await deflateText(" ".repeat(500_000))}`;
    const stranger = `#1.${await deflateText('{"m":"x"}')}`;
    for (const bad of [
      "",
      "#",
      "#hello",
      fragment.slice(0, -12),
      `#1.AAAA${fragment.slice(7)}`,
      swollen,
      stranger,
    ])
      expect(await readShareLink(bad)).toEqual({ ok: false, error: "unreadable" });
    expect(await readShareLink(fragment.replace("#1.", "#2."))).toEqual({ ok: false, error: "newer" });
  });
});

describe("the match of a share link", () => {
  it("is the sender's match while nothing has changed", async () => {
    const seen = matchAsShared(await receivedStrategy(), match);
    expect(seen).toEqual({ match, changed: [] });
  });

  it("keeps the sender's figures and order, and says whose the feed has changed", async () => {
    const dearer = withPlayers((player) =>
      player.player_index === 3 ? { ...player, credits: 10.5 } : player,
    );
    const turnedMatch = { ...dearer, left_team_players: dearer.left_team_players.toReversed() };
    const shownMatch = matchAsShared(await receivedStrategy(), turnedMatch);
    expect(shownMatch?.changed.map(({ now, before }) => [now.name, now.credits, before.credits])).toEqual([
      [squad[3]?.name, 10.5, squad[3]?.credits],
    ]);
    expect(squadOf(shownMatch?.match ?? turnedMatch)).toEqual(squad);
  });

  it("is none when the squads were numbered anew or lost a player", async () => {
    const renamedMatch = withPlayers((player) =>
      player.player_index === 3 ? { ...player, player_fixed_id: "somebody" } : player,
    );
    expect(matchAsShared(await receivedStrategy(), renamedMatch)).toBeNull();
    const short = { ...match, left_team_players: match.left_team_players.slice(1) };
    expect(matchAsShared(await receivedStrategy(), short)).toBeNull();
  });
});
