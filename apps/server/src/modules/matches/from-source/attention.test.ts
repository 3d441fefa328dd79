import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { findMatch, lockMatches, setOverride } from "../match-store.repository.ts";
import { answerQuestions } from "./answer.ts";
import { findSourceMatch } from "./source-ids.repository.ts";
import { takeFromSource } from "./take-from-source.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";

let server: TestApp;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

const at = (minute: number): Date => new Date(Date.UTC(2029, 11, 31, 12, minute));
const take = (source: string, minute: number, ...documents: readonly unknown[]) =>
  takeFromSource(server.deps, { source, observedAt: at(minute), documents });
const match = async (id: string) => (await findMatch(server.deps.database.db, id))?.shown;
const questions = async () => {
  const reply = await admin.call.matches.listAttention({ query: { page: 0, size: 100 } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};
const about = async (title: string) => (await questions()).filter((question) => question.title === title);
const answer = (
  ids: string[],
  given: Parameters<typeof admin.call.matches.answerAttention>[0]["body"]["answer"],
) => admin.call.matches.answerAttention({ body: { ids, answer: given } });

/** Each test has a day of its own: matches at one time with a common team are asked about. */
const days: string[] = [];
const timeOf = (key: string): string => {
  if (!days.includes(key)) days.push(key);
  return new Date(Date.UTC(2030, 0, 1 + days.indexOf(key), 14)).toISOString();
};
const matchNamed = (id: string, left: string) => ({
  ...sampleMatch(id),
  match_time: timeOf(id),
  left: { ...sampleMatch().left, name: left },
});

/** The same match by a source with ids and names of its own. */
function other(id: string, key: string, left: string, right: string) {
  const squad = (prefix: string, from: string) =>
    (sampleMatch().left?.players ?? []).map((player, index) => ({
      ...player,
      id: `${prefix}${index}`,
      name: `${from} Player ${index}`,
    }));
  return {
    id,
    sport: "cricket",
    match_time: timeOf(key),
    left: { name: left, players: squad("20", "H") },
    right: { name: right, players: squad("30", "R") },
  };
}

describe("what could not be taken", () => {
  test("an unknown role waits with its word; the answer holds for all matches of the source", async () => {
    const odd = (id: string) => {
      const document = matchNamed(id, `Hawks ${id}`);
      const [one, ...rest] = document.left.players ?? [];
      return {
        ...document,
        left: { ...document.left, players: [{ ...one, role: "Wicket Wizard" }, ...rest] },
      };
    };
    await take("vendor", 0, odd("word-1"));
    const [question, ...none] = await about("Hawks word-1 v River Rhinos");
    expect(none).toEqual([]);
    expect(question).toMatchObject({
      code: "role",
      name: "H Player 0",
      given: "Wicket Wizard",
      sport: "cricket",
    });
    expect(await answer([question!.id], { kind: "role", role: 9 as 4 })).toMatchObject({ ok: false });
    expect(await answer([question!.id], { kind: "role", role: 0 })).toMatchObject({ ok: true });
    expect(await about("Hawks word-1 v River Rhinos")).toEqual([]);
    expect((await match("word-1"))?.players.find(({ name }) => name === "H Player 0")).toMatchObject({
      role: 0,
    });
    expect((await take("vendor", 1, odd("word-2")))[0]?.reasons).toEqual([]);
    expect((await take("vendor", 2, odd("word-1")))[0]?.outcome).toBe("unchanged");
  });

  test("one answer gives credits to several players, and what is ignored is not asked again", async () => {
    const document = matchNamed("unpriced", "Hawks Unpriced");
    const players = (document.left.players ?? []).map(({ credits: _credits, ...player }, index) =>
      index < 3 ? player : { ...player, credits: 8 },
    );
    const unpricedDocument = { ...document, left: { ...document.left, players } };
    await take("vendor", 0, unpricedDocument);
    const open = await about("Hawks Unpriced v River Rhinos");
    expect(open.map(({ code }) => code)).toEqual(["credits", "credits", "credits"]);
    const [first, ...rest] = open.map(({ id }) => id);
    await answer(rest, { kind: "credits", credits: 7.5 });
    await answer([first!], { kind: "ignore" });
    expect(
      (await match("unpriced"))?.players.filter(({ side, credits }) => side === 0 && credits === 7.5),
    ).toHaveLength(2);
    expect((await take("vendor", 1, unpricedDocument))[0]).toMatchObject({
      outcome: "unchanged",
      reasons: [],
    });
    expect(await about("Hawks Unpriced v River Rhinos")).toEqual([]);
    expect(await answer([first!], { kind: "ignore" })).toMatchObject({ ok: false, status: 404 });
  });

  test("a report of another part of the match leaves the question open", async () => {
    const document = matchNamed("in-parts", "Hawks In Parts");
    const [one, ...rest] = document.left.players ?? [];
    const { credits: _credits, ...unpricedPlayer } = one ?? {};
    await take("vendor", 0, { ...document, left: { ...document.left, players: [unpricedPlayer, ...rest] } });
    await take("vendor", 1, { id: "in-parts", sport: "cricket", series: "Harbour Cup" });
    const [question] = await about("Hawks In Parts v River Rhinos");
    await answer([question!.id], { kind: "credits", credits: 9 });
    expect((await match("in-parts"))?.players.find(({ name }) => name === "H Player 0")?.credits).toBe(9);
  });

  test("a question that the source answers itself disappears", async () => {
    const document = matchNamed("later", "Hawks Later");
    const [one, ...rest] = document.left.players ?? [];
    const { credits: _credits, ...unpricedPlayer } = one ?? {};
    await take("vendor", 0, { ...document, left: { ...document.left, players: [unpricedPlayer, ...rest] } });
    expect(await about("Hawks Later v River Rhinos")).toHaveLength(1);
    await take("vendor", 1, document);
    expect(await about("Hawks Later v River Rhinos")).toEqual([]);
  });
});

describe("one match of several sources", () => {
  test("the same teams at the same time are one match, in either order of the sides", async () => {
    await take("first", 0, matchNamed("twin", "Twin Hawks"));
    const [outcome] = await take("second", 1, other("9001", "twin", "River Rhinos", "TWIN HAWKS"));
    expect(outcome).toMatchObject({ id: "9001", matchId: "twin" });
    expect(await match("9001")).toBeUndefined();
    expect((await match("twin"))?.players).toHaveLength(24);
  });

  test("players of the second source are found by name, then by its ids, and its line-up counts", async () => {
    await take("first", 0, matchNamed("ids", "Ids Hawks"));
    await take("second", 1, other("9002", "ids", "Ids Hawks", "River Rhinos"));
    const [outcome] = await take("second", 2, {
      id: "9002",
      sport: "cricket",
      left: { lineup: Array.from({ length: 11 }, (_, index) => `20${index}`) },
    });
    expect(outcome).toMatchObject({ matchId: "ids", outcome: "stored", reasons: [] });
    const playing = (await match("ids"))?.players.filter((player) => player.playing);
    expect(playing?.map(({ fixedId }) => fixedId)).toEqual(
      Array.from({ length: 11 }, (_, index) => `h-${index}`),
    );
  });

  test("an unknown member of a line-up is a question; the answer names the player", async () => {
    await take("first", 0, matchNamed("member", "Member Hawks"));
    await take("second", 1, {
      id: "member",
      sport: "cricket",
      left: { lineup: ["77", ...Array.from({ length: 10 }, (_, index) => `H Player ${index}`)] },
    });
    const [question] = await about("Member Hawks v River Rhinos");
    expect(question).toMatchObject({ code: "player", name: "77" });
    const wantedPlayer = question?.players.find(({ name }) => name === "H Player 11");
    await answer([question!.id], { kind: "same_player", player_index: wantedPlayer!.player_index });
    expect((await match("member"))?.players.filter((player) => player.playing)).toHaveLength(11);
  });

  test.skipIf(postgres === "")(
    "an answer stays while another reply of its match is stored (skipped without PostgreSQL)",
    async () => {
      const { db } = server.deps.database;
      await take("first", 0, matchNamed("busy", "Busy Hawks"));
      const document = other("9007", "busy", "Busy Hawks Town", "River Rhinos");
      await take("second", 1, document);
      const [question] = await about("Busy Hawks Town v River Rhinos");
      const taken = await server.deps.transaction(async (tx) => {
        const given = { kind: "same_match", match_id: "busy" } as const;
        expect(await answerQuestions(tx, [question!.id], given, admin.account.id)).toMatchObject({
          ok: true,
        });
        const taking = take("second", 2, { ...document, series: "Harbour Cup" });
        await untilWaiting(db);
        return { taking };
      });
      expect(await taken.taking).toMatchObject([{ id: "9007", matchId: "busy" }]);
      expect(await about("Busy Hawks Town v River Rhinos")).toEqual([]);
      expect((await findSourceMatch(db, "second", "9007"))?.matchId).toBe("busy");
    },
  );

  test("a similar match waits; it becomes the stored one, or one of its own", async () => {
    await take("first", 0, matchNamed("alike", "Alike Hawks"));
    const [first] = await take("second", 1, other("9003", "alike", "Alike Hawks", "The Rhinos"));
    expect(first).toMatchObject({ outcome: "needs_attention", matchId: null });
    // Its squad alone, which does not say when it is played, takes the question's place at no time.
    const { match_time: _time, ...squads } = other("9003", "alike", "Alike Hawks", "The Rhinos");
    expect((await take("second", 1, squads))[0]).toMatchObject({ outcome: "needs_attention" });
    const [question] = await about("Alike Hawks v The Rhinos");
    expect(question?.matches).toEqual([
      { id: "alike", title: "Alike Hawks v River Rhinos", match_time: timeOf("alike") },
    ]);
    await answer([question!.id], { kind: "same_match", match_id: "alike" });
    expect(await about("Alike Hawks v The Rhinos")).toEqual([]);
    expect((await take("second", 2, other("9003", "alike", "Alike Hawks", "The Rhinos")))[0]).toMatchObject({
      matchId: "alike",
      outcome: "unchanged",
    });
    await take("third", 3, other("9004", "alike", "Alike Hawks", "Other Rhinos"));
    const [again] = await about("Alike Hawks v Other Rhinos");
    await answer([again!.id], { kind: "new_match" });
    expect(await match("9004")).toMatchObject({ id: "9004" });
  });
});

describe("on the match desk", () => {
  test.skipIf(postgres === "")(
    "a match that is being merged takes no other one (skipped without PostgreSQL)",
    async () => {
      const { db } = server.deps.database;
      for (const [minute, id] of ["chain-1", "chain-2"].entries())
        await take("first", minute, matchNamed(id, `Hawks ${id}`));
      const { merging } = await db.transaction(async (tx) => {
        await lockMatches(tx, ["chain-2"]);
        await setOverride(tx, "chain-2", { playerIndex: null, field: "hidden", value: true }, null);
        const waiting = admin.call.matches.merge({ params: { id: "chain-1" }, body: { into: "chain-2" } });
        await untilWaiting(db);
        return { merging: waiting };
      });
      expect(await merging).toMatchObject({ ok: false, code: "invalid_input" });
      expect((await findSourceMatch(db, "first", "chain-1"))?.matchId).toBe("chain-1");
    },
  );

  test("two stored matches become one; the other is hidden and no longer reported", async () => {
    await take("first", 0, matchNamed("keep", "Keep Hawks"));
    await take("second", 1, other("9005", "another", "Merge Hawks", "Merge Rhinos"));
    expect(await admin.call.matches.merge({ params: { id: "9005" }, body: { into: "9005" } })).toMatchObject({
      ok: false,
    });
    expect(await admin.call.matches.merge({ params: { id: "9005" }, body: { into: "keep" } })).toMatchObject({
      ok: true,
    });
    expect(await match("9005")).toMatchObject({ hidden: true });
    const [outcome] = await take("second", 2, other("9005", "keep", "Merge Hawks", "Merge Rhinos"));
    expect(outcome?.matchId).toBe("keep");
  });

  test("a player is added and stays, and two players become one", async () => {
    await take("first", 0, matchNamed("squads", "Squad Hawks"));
    const body = { team_index: 0, name: "Late Comer", role: 3, credits: 7 } as const;
    expect(await admin.call.matches.addPlayer({ params: { id: "squads" }, body })).toMatchObject({
      ok: true,
    });
    await take("first", 1, { ...matchNamed("squads", "Squad Hawks"), series: "Again" });
    const addedPlayer = (await match("squads"))?.players.find(({ name }) => name === "Late Comer");
    expect(addedPlayer).toMatchObject({ withdrawn: false, byHand: true, index: 24 });
    expect(
      await admin.call.matches.mergePlayers({ params: { id: "squads" }, body: { from: 0, into: 24 } }),
    ).toMatchObject({ ok: true });
    await take("first", 2, { id: "squads", sport: "cricket", left: { lineup: ["h-0", "h-1"] } });
    const players = (await match("squads"))?.players ?? [];
    expect(players[0]).toMatchObject({ withdrawn: true, playing: false });
    expect(
      players
        .filter(({ playing }) => playing)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(["H Player 1", "Late Comer"]);
  });

  test("the source that is believed first wins, whichever reports first; overrides win over both", async () => {
    const lists = { fixture: [], squad: [], credits: ["second", "first"], lineup: [], points: [] };
    expect(await admin.call.matches.setPriority({ body: lists })).toMatchObject({ ok: true });
    const matchPriced = (credits: number) => ({
      id: "rank",
      sport: "cricket",
      partial: true,
      left: { players: [{ name: "H Player 0", credits }] },
    });
    const credits = async () => (await match("rank"))?.players[0]?.credits;
    await take("first", 0, matchNamed("rank", "Rank Hawks"));
    await take("second", 1, matchPriced(9));
    expect(await credits()).toBe(9);
    expect((await take("first", 2, matchPriced(6)))[0]?.outcome).toBe("unchanged");
    expect(await credits()).toBe(9);
    await admin.call.matches.override({
      params: { id: "rank" },
      body: { changes: [{ player_index: 0, field: "credits", value: 10 }] },
    });
    await take("second", 3, matchPriced(8));
    expect(await credits()).toBe(10);
    expect(await admin.call.matches.priority()).toMatchObject({ ok: true, data: { data: lists } });
  });

  test("a group of values that is not sent stays, so that two admins do not undo each other's changes", async () => {
    const lists = { fixture: ["one"], squad: [], credits: [], lineup: ["two"], points: [] };
    await admin.call.matches.setPriority({ body: lists });
    await Promise.all([
      admin.call.matches.setPriority({ body: { credits: ["first"] } }),
      admin.call.matches.setPriority({ body: { lineup: ["second"] } }),
    ]);
    const changedPriority = { ...lists, credits: ["first"], lineup: ["second"] };
    expect(await admin.call.matches.priority()).toMatchObject({ ok: true, data: { data: changedPriority } });
    expect(await admin.call.matches.setPriority({ body: {} })).toMatchObject({
      ok: true,
      data: { data: changedPriority },
    });
  });
});
