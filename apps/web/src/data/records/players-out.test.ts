import { expect, test } from "vitest";
import type { MatchDetail, Player } from "@teamwright/domain";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { playersOut } from "./players-out.ts";

const sample = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4], lineup: 0 });
const unknown = [...sample.left_team_players, ...sample.right_team_players].map((player) => ({
  ...player,
  last_play_text: "other" as const,
}));
const matchAnnounced = (change: (player: Player) => Partial<Player>): MatchDetail => {
  const side = (team: 0 | 1) =>
    unknown
      .filter(({ team_index }) => team_index === team)
      .map((player) => ({ ...player, playing: 1 as const, ...change(player) }));
  return { ...sample, lineup_status: 1, left_team_players: side(0), right_team_players: side(1) };
};
const indexes = (players: readonly Player[]) => players.map(({ player_index }) => player_index);

test("who is not in the announced line-up is out", () => {
  const now = matchAnnounced(({ player_index }) => (player_index === 3 ? { playing: 0 } : {}));
  expect(indexes(playersOut(unknown, now))).toEqual([3]);
});

test("a substitute may still come on", () => {
  const now = matchAnnounced(({ player_index }) =>
    player_index === 3 ? { playing: 0, last_play_text: "substitute" } : {},
  );
  expect(playersOut(unknown, now)).toEqual([]);
});

test("who was out when the teams were made is out as well as who drops out later", () => {
  const then = unknown.map((player) => ({
    ...player,
    playing: player.player_index === 3 ? (0 as const) : (1 as const),
  }));
  const now = matchAnnounced(({ player_index }) =>
    player_index === 3 || player_index === 8 ? { playing: 0 } : {},
  );
  expect(indexes(playersOut(then, now))).toEqual([3, 8]);
});

test("before the line-ups only a player who became unavailable is out", () => {
  const now = {
    ...matchAnnounced(({ player_index }) => ({
      playing: 0,
      ...(player_index === 5 ? { last_play_text: "unavailable" as const } : {}),
    })),
    lineup_status: 0 as const,
  };
  expect(indexes(playersOut(unknown, now))).toEqual([5]);
});

test("who drops out of a side announced before the other is out; a line-up taken back is no news", () => {
  const left = (player: { readonly team_index: number }) => ({
    playing: player.team_index === 0 ? (1 as const) : (0 as const),
  });
  const then = unknown.map((player) => ({ ...player, ...left(player) }));
  const ten = matchAnnounced((player) => (player.player_index === 3 ? { playing: 0 } : left(player)));
  expect(indexes(playersOut(then, { ...ten, lineup_status: 0 }))).toEqual([3]);
  const none = matchAnnounced(() => ({ playing: 0 }));
  expect(playersOut(then, { ...none, lineup_status: 0 })).toEqual([]);
});

test("who has left the squad is out, before the line-ups as after them", () => {
  const without = (now: MatchDetail): MatchDetail => ({
    ...now,
    left_team_players: now.left_team_players.filter(({ player_index }) => player_index !== 3),
    former_players: now.left_team_players.filter(({ player_index }) => player_index === 3),
  });
  const announcedMatch = without(matchAnnounced(() => ({})));
  expect(indexes(playersOut(unknown, announcedMatch))).toEqual([3]);
  const before = without({ ...matchAnnounced(() => ({ playing: 0 })), lineup_status: 0 });
  expect(indexes(playersOut(unknown, before))).toEqual([3]);
  // Teams that were made after he had left do not hold him.
  expect(playersOut(unknown.slice(4), before)).toEqual([]);
});
