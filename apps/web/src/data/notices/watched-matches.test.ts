import { HOUR } from "@teamwright/domain/durations";
import { freshDatabase } from "../records/testing/fresh-database.ts";
import { playerHash } from "@teamwright/contract/player-hash";
import { newTransfer } from "@teamwright/transfer";
import { expect, test } from "vitest";
import { saveMatch } from "../records/caches.ts";
import { storeAttempt } from "../records/testing/store-attempt.ts";
import { sampleColumns, sampleGeneration } from "../records/testing/sample-teams.ts";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { linkKeyOf } from "../transfer/team-links.ts";
import { teamOfRow } from "../transfer/team-of-row.ts";
import { handOver, saveRun } from "../transfer/transfers.ts";
import { watchedMatches } from "./watched-matches.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });
const start = Date.parse(match.match_time);

/** Teams of the players 0 to 2, as bits. */
const attempt = (attemptWith = match) => ({
  match: attemptWith,
  strategy: null,
  generation: {
    ...sampleGeneration(2),
    teams: { ...sampleColumns(2), members: Uint32Array.from([0b11, 0, 0, 0b101, 0, 0]) },
  },
  generationType: 2 as const,
});
const hashes = (indexes: readonly number[]) =>
  Promise.all(
    match.left_team_players
      .filter(({ player_index: index }) => indexes.includes(index))
      .map(({ player_fixed_id: id }) => playerHash(match.id, id)),
  );

test("a device reports its matches, and hashes of players only when that is wanted", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(), { db });
  const now = start - HOUR;
  const reportedWatch = { matchId: match.id, stored: true, untransferred: true, players: [] };
  expect(await watchedMatches({ players: false, now }, db)).toEqual([reportedWatch]);
  const [withPlayers] = await watchedMatches({ players: true, now }, db);
  expect(new Set(withPlayers?.players)).toEqual(new Set(await hashes([0, 1, 2])));
  // Nothing else of the teams: no captain, no count.
  expect(Object.keys(withPlayers ?? {})).toEqual(["matchId", "stored", "untransferred", "players"]);
});

test("players who were known to be out when the teams were made are no news", async () => {
  const db = freshDatabase();
  const knownHashes = match.left_team_players.map((player) =>
    player.player_index === 1 ? { ...player, last_play_text: "unavailable" as const } : player,
  );
  await storeAttempt(attempt({ ...match, left_team_players: knownHashes }), { db });
  const [watchedMatch] = await watchedMatches({ players: true, now: start - HOUR }, db);
  expect(new Set(watchedMatch?.players)).toEqual(new Set(await hashes([0, 2])));
});

test("teams with a link in an app are transferred; after the start only the result is of interest", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(), { db });
  const row = await db.attempts.get([match.id, 1]);
  const keys = [1, 2].map((player) => linkKeyOf({ players: [0, player], captain: 0, viceCaptain: 1 }));
  await db.attempts.put({
    ...row,
    process_names: Object.fromEntries(keys.map((key) => [key, "https%3A%2F%2Fdream11.com%2F1"])),
  });
  const watchAt = (now: number) => watchedMatches({ players: true, now }, db);
  expect(await watchAt(start - HOUR)).toMatchObject([{ untransferred: false }]);
  expect(await watchAt(start + HOUR)).toEqual([
    { matchId: match.id, stored: true, untransferred: false, players: [] },
  ]);
  expect(await watchAt(start + 96 * HOUR)).toEqual([]);
});

test("teams that were sent from another attempt are transferred", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(), { db });
  const { teams: columns } = attempt().generation;
  const teams = [0, 1].map((row) => teamOfRow(columns, row));
  const origin = { kind: "attempt", id: "9", path: "/" } as const;
  const handedOver = await handOver([{ match, fantasyApp: "dream11", origin, teams }], db);
  const id = handedOver.ok ? handedOver.value : "";
  const begunTransfer = newTransfer({
    id,
    app: "dream11",
    matchId: match.id,
    wanted: [],
    option: { kind: "all" },
  });
  const untransferredAfter = async (sentCount: number) => {
    const run = {
      ...begunTransfer,
      sent: ["0", "1"].slice(0, sentCount).map((key) => ({ key, teamId: `t${key}` })),
    };
    await saveRun(id, run, db);
    return (await watchedMatches({ players: false, now: start - HOUR }, db))[0]?.untransferred;
  };
  expect([await untransferredAfter(0), await untransferredAfter(1), await untransferredAfter(2)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the rest of an attempt does not wait once the teams chosen of it are in an app", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(), { db });
  const teams = [teamOfRow(attempt().generation.teams, 0)];
  const sendTo = async (fantasyApp: string, state: "stopped" | "finished", time: number) => {
    const origin = { kind: "attempt", id: "9", path: "/" } as const;
    const handedOver = await handOver([{ match, fantasyApp, origin, teams }], db);
    const id = handedOver.ok ? handedOver.value : "";
    await db.transfers.update(id, { time });
    const begunTransfer = newTransfer({
      id,
      app: fantasyApp,
      matchId: "1",
      wanted: [],
      option: { kind: "all" },
    });
    await saveRun(id, { ...begunTransfer, state, sent: [{ key: "0", teamId: "t0" }] }, db);
    return (await watchedMatches({ players: false, now: start - HOUR }, db))[0]?.untransferred;
  };
  expect(await sendTo("dream11", "stopped", 1)).toBe(true);
  // A later transfer to the same app takes the place of the stopped one.
  expect(await sendTo("dream11", "finished", 2)).toBe(false);
  expect(await sendTo("my11circle", "stopped", 3)).toBe(true);
});

test("a postponed match is still to come at its old time, and one that was called off is not", async () => {
  const watchedAfter = async (disruption: "postponed" | "cancelled", now: number) => {
    const db = freshDatabase();
    const { left_team_players: _left, right_team_players: _right, ...head } = match;
    await saveMatch({ ...head, disruption, id: "saved", lineup_out: false, fantasy_list: [] }, now, db);
    await storeAttempt(attempt({ ...match, disruption }), { db });
    return (await watchedMatches({ players: false, now }, db)).map(({ matchId, untransferred }) => [
      matchId,
      untransferred,
    ]);
  };
  const disruptedMatches = [
    [match.id, true],
    ["saved", false],
  ];
  expect(await watchedAfter("postponed", start + HOUR)).toEqual(disruptedMatches);
  expect(await watchedAfter("postponed", start + 96 * HOUR)).toEqual(disruptedMatches);
  expect(await watchedAfter("cancelled", start - HOUR)).toEqual([[match.id, false]]);
});

test("a saved match is reported until it starts, once when it has teams too", async () => {
  const db = freshDatabase();
  const { left_team_players: _left, right_team_players: _right, ...head } = match;
  const item = { ...head, lineup_out: false, fantasy_list: [] };
  await saveMatch({ ...item, id: "saved-only" }, start - HOUR, db);
  await saveMatch(item, start - HOUR, db);
  await storeAttempt(attempt(), { db });
  const ids = async (now: number) =>
    (await watchedMatches({ players: false, now }, db)).map(({ matchId, stored }) => [matchId, stored]);
  expect(await ids(start - HOUR)).toEqual([
    [match.id, true],
    ["saved-only", false],
  ]);
  expect(await ids(start + HOUR)).toEqual([[match.id, true]]);
});
