import { playerHash } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { detect } from "./detect.ts";
import { choose, startNoticeServers, titles, wait, watch } from "./testing/notice-servers.ts";
import type { NoticeServers } from "./testing/notice-servers.ts";

let servers: NoticeServers;
beforeAll(async () => {
  servers = await startNoticeServers();
});
afterAll(() => servers.close());

test("players of the own teams who are out come in one notice, a late change in another", async () => {
  const { actor, browser } = await servers.makeListener();
  await choose(actor, { lineups: false });
  const matchId = await servers.newMatch();
  const players = await Promise.all(["h-0", "h-3", "r-11"].map((id) => playerHash(matchId, id)));
  await watch(actor, matchId, { stored: true, players });
  await servers.pushMatch(matchId, { lineups: true });
  await expect.poll(() => titles(browser), wait).toEqual(["A player of your teams is out"]);
  expect(browser.received[0]?.payload["body"]).toBe("HAW v RHI: R Player 11");
  await servers.pushMatch(matchId, { lineups: true, left: [0, 3] });
  await expect.poll(() => titles(browser), wait).toContain("2 players of your teams are out");
  expect(browser.received[1]?.payload["body"]).toBe("HAW v RHI: H Player 0, H Player 3");
  await detect(servers.second.deps, [matchId]);
  await servers.settled();
  expect(browser.received).toHaveLength(2);
});

test("a player of the own teams who leaves the squad is told as out, once", async () => {
  const { actor, browser } = await servers.makeListener();
  const matchId = await servers.newMatch();
  await watch(actor, matchId, { stored: true, players: [await playerHash(matchId, "h-3")] });
  await servers.pushMatch(matchId, { leaver: 3 });
  await expect.poll(() => titles(browser), wait).toEqual(["A player of your teams is out"]);
  expect(browser.received[0]?.payload["body"]).toBe("HAW v RHI: H Player 3");
  await servers.pushMatch(matchId, { leaver: 3, lineups: true, left: [3] });
  await expect.poll(() => browser.received.map(({ payload }) => payload["kind"]), wait).toContain("lineups");
  await servers.settled();
  expect(titles(browser).filter((title) => title === "A player of your teams is out")).toHaveLength(1);
});
