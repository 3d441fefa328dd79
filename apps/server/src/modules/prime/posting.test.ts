import { inEnglish } from "@teamwright/text";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { fillDisk } from "#testing/fill-disk.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { allocationFault } from "./check-allocation.ts";
import { purgePrimeData } from "./removal.repository.ts";
import { primeAllocations } from "./schema.ts";
import type { BookedTeams } from "./testing/booked-match.ts";
import { bodyFor, bookMatch, numbersOf, openBooking, SEED, teams, teamsOf } from "./testing/booked-match.ts";
import { bringMatch, rangesFor, teamsForMatch } from "./testing/prime-match.ts";

let server: TestApp;
let primeAdmin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  primeAdmin = await signUp(server, { primeAdmin: true });
});
afterAll(() => server.close());

const primeUser = () => makeActor(server, "prime user");
const open = (matchId: string) => openBooking(primeAdmin, matchId);
const bookTeams = (matchId: string, counts: readonly number[]) =>
  bookMatch(server, primeAdmin, matchId, counts);
type Body = Parameters<typeof primeAdmin.call.prime.post>[0]["body"];
const post = (body: Body) => primeAdmin.call.prime.post({ body });

describe("posting prime teams", () => {
  test("by the bookings: each user reads their own range and no team goes to two", async () => {
    const users = await bookTeams("by-booking", [3, 5, 20]);
    expect(await numbersOf(users[0]![0], "by-booking")).toBe(inEnglish("replies.noPrimeTeams"));
    const body28 = { ...bodyFor("by-booking", users), teamData: teams.slice(0, 28) };
    expect(await post(body28)).toMatchObject({
      data: { message: inEnglish("replies.primeTeamsPosted") },
    });
    const numbers = await Promise.all(users.map(([user]) => numbersOf(user, "by-booking")));
    expect(numbers.map((own) => own.length)).toEqual([3, 5, 20]);
    expect(numbers.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    );
    const reply = await teamsOf(users[1]![0], "by-booking");
    const first = reply.ok && reply.data.teamData[0];
    expect(first && teams[first.team_number - 1]).toMatchObject({ ...first });
    expect(reply).toMatchObject({ data: { primeTeams: { numberOfTeams: 5, matchId: "by-booking" } } });
    const list = await users[0]![0].call.prime.teamList();
    expect(list).toMatchObject({ data: { data: ["by-booking"], booking_data: [] } });
    const late = await primeUser();
    const body = { matchId: "by-booking", phoneNumber: late.account.phone, bookedTeams: 3 };
    expect(await late.call.primeBooking.book({ body })).toMatchObject({ status: 201 });
    expect(await open("by-booking")).toMatchObject({
      message: inEnglish("replies.primeTeamsAlreadyPosted"),
    });
  });

  test("foreign phone numbers, an ended plan and outsiders read nothing; the range stays", async () => {
    const [[one], [other]] = (await bookTeams("private", [3, 4])) as [[Actor, number], [Actor, number]];
    await post(
      bodyFor("private", [
        [one, 3],
        [other, 4],
      ]),
    );
    const foreign = { matchId: "private", phone: other.account.phone };
    expect(await one.call.prime.teams({ params: foreign })).toMatchObject({ status: 403 });
    expect(await primeAdmin.call.prime.teams({ params: foreign })).toMatchObject({ status: 403 });
    expect(await numbersOf(await primeUser(), "private")).toBe(inEnglish("replies.noPrimeTeams"));
    await primeAdmin.call.plans.removePrime({
      params: { userId: other.account.id, adminId: primeAdmin.account.id },
    });
    expect(await teamsOf(other, "private")).toMatchObject({ status: 403 });
    const analysis = await primeAdmin.call.prime.analysis({ params: { match: "private" } });
    const ranges = analysis.ok ? analysis.data.data.primeUserData : [];
    expect(ranges.find(({ phoneNumber }) => phoneNumber === other.account.phone)).toMatchObject({
      activePlan: false,
    });
  });

  test("is done once: a repeated request gets the same reply, a second post is refused", async () => {
    const users = await bookTeams("once", [3]);
    const body = bodyFor("once", users);
    const replies = await Promise.all([
      primeAdmin.call.prime.post({ body, idempotencyKey: "k" }),
      primeAdmin.call.prime.post({ body, idempotencyKey: "k" }),
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await post(body)).toMatchObject({
      status: 201,
      message: inEnglish("replies.primeTeamsAlreadyPosted"),
    });
  });

  test("refuses what does not fit, and changes nothing then", async () => {
    const users = await bookTeams("refused", [3, 4]);
    const body = bodyFor("refused", users);
    const [first, second] = body.primeUserData;
    const outsider = await primeUser();
    const cases: [Partial<Body>, object][] = [
      [{ teamData: teams.slice(0, 6) }, { message: inEnglish("replies.notEnoughTeams") }],
      [{ teamData: [teams[0]!, ...teams.slice(0, 6)] }, { status: 201, field: "teamData" }],
      [{ primeUserData: [first!, { ...second!, right: second!.right + 1 }] }, { status: 201 }],
      [{ primeUserData: [first!, { ...second!, phoneNumber: outsider.account.phone }] }, { status: 201 }],
      [{ seed: SEED + 1 }, { status: 400, field: "primeUserData" }],
      [{ numberOfTeams: 8 }, { status: 400, field: "numberOfTeams" }],
      [{ sportIndex: 1 }, { status: 400, field: "sportIndex" }],
      [{ matchId: "nowhere" }, { status: 404 }],
    ];
    for (const [change, expected] of cases)
      expect(await post({ ...body, ...change }), JSON.stringify(Object.keys(change))).toMatchObject(expected);
    const [[endedUser]] = users as [[Actor, number]];
    await primeAdmin.call.plans.removePrime({
      params: { userId: endedUser.account.id, adminId: primeAdmin.account.id },
    });
    const phone = endedUser.account.phone;
    expect(await post(body)).toMatchObject({ message: inEnglish("replies.primePlanEnded", { phone }) });
    await bringMatch(server, "refused", -1);
    expect(await post(body)).toMatchObject({ message: inEnglish("replies.matchStarted") });
    const storedRows = await server.deps.database.db.execute(
      sql`select count(*)::int as n from posted_team_sets where match_id = 'refused'`,
    );
    expect(storedRows).toMatchObject({ rows: [{ n: 0 }] });
  });

  test("old version: the same number of teams for each chosen prime user, 20 at most", async () => {
    await bringMatch(server, "old");
    const users: BookedTeams = [
      [await primeUser(), 20],
      [await primeUser(), 20],
    ];
    const body = { ...bodyFor("old", users), version: "old" as const };
    const uneven = rangesFor(
      users.map(([{ account }], index) => [account.phone, 3 + index] as const),
      SEED,
    );
    expect(await post({ ...body, primeUserData: uneven, numberOfTeams: 7 })).toMatchObject({ status: 400 });
    const many = rangesFor(
      users.map(([{ account }]) => [account.phone, 21] as const),
      SEED,
    );
    expect(await post({ ...body, primeUserData: many, numberOfTeams: 42 })).toMatchObject({ status: 400 });
    expect((await post(body)).ok).toBe(true);
    expect((await numbersOf(users[0]![0], "old")).length).toBe(20);
  });
});

test("property: ranges of any post cover 1 to n without gaps, each user once with exactly the wanted number", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[0-9]{10}$/), { minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 60, maxLength: 60 }),
      fc.nat(),
      fc.nat(),
      (phones, counts, seed, pick) => {
        const wantedRanges = phones.map((phone, index) => [phone, counts[index]!] as const);
        const sentRanges = rangesFor(wantedRanges, seed);
        expect(allocationFault(sentRanges, new Map(wantedRanges), seed)).toBe(null);
        const positions = sentRanges.flatMap(({ left, right }) =>
          Array.from({ length: right - left + 1 }, (_, index) => left + index),
        );
        expect(positions).toEqual(Array.from({ length: positions.length }, (_, index) => index + 1));
        const changedRanges = sentRanges.map((range, index) =>
          index === pick % sentRanges.length ? { ...range, right: range.right + 1 } : range,
        );
        expect(allocationFault(changedRanges, new Map(wantedRanges), seed)).not.toBe(null);
        expect(allocationFault([...sentRanges, sentRanges[0]!], new Map(wantedRanges), seed)).not.toBe(null);
      },
    ),
    { numRuns: 200 },
  );
});

test("the prime admin finds whose a team number is, and sees who opened and transferred", async () => {
  const users = await bookTeams("whose", [3, 6]);
  await post(bodyFor("whose", users));
  const [user] = users[1]!;
  const [number] = await numbersOf(user, "whose");
  const find = (teamNumber: number) =>
    primeAdmin.call.prime.findNumber({ params: { match: "whose", teamNumber } });
  expect(await find(Number(number))).toMatchObject({ data: { phoneNumber: user.account.phone } });
  expect(await find(10)).toMatchObject({ status: 201, message: inEnglish("replies.noSuchPrimeTeam") });
  const invalid = await primeAdmin.send("GET", "/api/prime/getnumber/whose/none");
  expect(invalid.json()).toMatchObject({ message: inEnglish("replies.invalidTeamNumber") });
  const body = { matchId: "whose", phoneNumber: user.account.phone };
  expect((await user.call.prime.transferred({ body })).ok).toBe(true);
  const analysis = await primeAdmin.call.prime.analysis({ params: { match: "whose" } });
  const data = analysis.ok ? analysis.data.data : null;
  expect(data?.teamData).toHaveLength(9);
  expect(data).toMatchObject({ seed: SEED, version: "new", balanced: false });
  const seenMarks = data?.primeUserData.map(({ openedAt, transferredAt }) => [!!openedAt, !!transferredAt]);
  expect(seenMarks?.toSorted()).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("teams are read while the disk is full, and the next reading stores that they were opened", async () => {
  const users = await bookTeams("unnoted", [3]);
  const [[user]] = users as [[Actor, number]];
  await post(bodyFor("unnoted", users));
  const { db } = server.deps.database;
  const opened = async () =>
    await db.$count(
      primeAllocations,
      and(eq(primeAllocations.accountId, user.account.id), isNotNull(primeAllocations.openedAt)),
    );
  const endFullDisk = await fillDisk(db, "prime_allocations");
  expect(await teamsOf(user, "unnoted")).toMatchObject({ ok: true });
  expect(await opened()).toBe(0);
  await endFullDisk();
  expect(await teamsOf(user, "unnoted")).toMatchObject({ ok: true });
  expect(await opened()).toBe(1);
});

test("the prime admin reminds who has not transferred, once an hour; opening the teams ends it", async () => {
  const users = await bookTeams("reminded", [3, 3, 3]);
  await post(bodyFor("reminded", users));
  const [[opens], [transfers], [endedUser]] = users as [[Actor, number], [Actor, number], [Actor, number]];
  const remind = () => primeAdmin.call.prime.remind({ body: { matchId: "reminded" } });
  const remindersOf = async ({ call }: Actor) => {
    const reply = await call.prime.reminders();
    return reply.ok ? reply.data.data : reply.status;
  };
  await numbersOf(opens, "reminded");
  const body = { matchId: "reminded", phoneNumber: transfers.account.phone };
  await transfers.call.prime.transferred({ body });
  await primeAdmin.call.plans.removePrime({
    params: { userId: endedUser.account.id, adminId: primeAdmin.account.id },
  });
  expect(await remind()).toMatchObject({
    data: { reminded: 1, message: inEnglish("replies.primeUsersReminded", { n: 1 }) },
  });
  expect([await remindersOf(opens), await remindersOf(transfers), await remindersOf(endedUser)]).toEqual([
    ["reminded"],
    [],
    403,
  ]);
  expect(await remind()).toMatchObject({ data: { reminded: 0 } });
  const readServed = async () => {
    const analysis = await primeAdmin.call.prime.analysis({ params: { match: "reminded" } });
    const all = analysis.ok ? analysis.data.data.primeUserData : [];
    return all.find(({ phoneNumber }) => phoneNumber === opens.account.phone);
  };
  const before = await readServed();
  const remindedAt = before?.remindedAt ?? "none";
  expect((before?.openedAt ?? "none") < remindedAt).toBe(true);
  await numbersOf(opens, "reminded");
  expect(await remindersOf(opens)).toEqual([]);
  expect(((await readServed())?.openedAt ?? "") >= remindedAt).toBe(true);
  expect(await primeAdmin.call.prime.remind({ body: { matchId: "nowhere" } })).toMatchObject({
    status: 201,
    message: inEnglish("replies.noPrimeTeams"),
  });
});

test("a link of one's own team is kept; nobody keeps one for another's team", async () => {
  const users = await bookTeams("links", [3, 3]);
  await post(bodyFor("links", users));
  const [[user], [other]] = users as [[Actor, number], [Actor, number]];
  const [ownNumber] = (await numbersOf(user, "links")) as number[];
  const [foreign] = (await numbersOf(other, "links")) as number[];
  const keep = (teamNumber: number, link: string) =>
    user.call.prime.keepLink({
      body: { matchId: "links", phoneNumber: user.account.phone, teamNumber, link },
    });
  expect((await keep(ownNumber!, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1")).ok).toBe(true);
  expect((await keep(ownNumber!, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F2")).ok).toBe(true);
  expect(await keep(foreign!, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F3")).toMatchObject({ status: 201 });
  const reply = await teamsOf(user, "links");
  const links = reply.ok ? reply.data.teamData.map((team) => team.process_name) : [];
  expect(links).toEqual(["https%3A%2F%2Fwww.dream11.com%2Fteam%2F1", undefined, undefined]);
});

test("links that are made before the post go with their teams", async () => {
  const users = await bookTeams("linked", [3, 3]);
  const body = bodyFor("linked", users);
  const teamData = teams.map((team, index) =>
    index === 6 || index === 1
      ? { ...team, process_name: `https%3A%2F%2Fwww.dream11.com%2Fteam%2F${index}` }
      : team,
  );
  expect((await post({ ...body, teamData })).ok).toBe(true);
  const replies = await Promise.all(users.map(([user]) => teamsOf(user, "linked")));
  const links = replies.flatMap((reply) =>
    reply.ok
      ? reply.data.teamData.flatMap(({ team_number, process_name }) =>
          process_name === undefined ? [] : [[team_number, process_name]],
        )
      : [],
  );
  expect(links).toEqual([[2, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1"]]);
});

const badLinks = [
  "%",
  "https%3A%2F%2Fphish.example",
  "https%3A%2F%2Fdream11.com.phish.example%2F",
  "https%3A%2F%2Fdream11.com%40phish.example%2F",
  "javascript%3Aalert(1)",
  "http%3A%2F%2Fwww.dream11.com%2Fteam%2F1",
];

test("a link that is no address of the app is refused, in a post and for a team", async () => {
  const users = await bookTeams("hostile", [3]);
  const body = bodyFor("hostile", users);
  const refusal = { ok: false, status: 400, message: inEnglish("replies.teamLinkRefused") };
  for (const bad of badLinks) {
    const teamData = teams.map((team, index) => (index === 0 ? { ...team, process_name: bad } : team));
    expect(await post({ ...body, teamData }), bad).toMatchObject(refusal);
  }
  expect((await post(body)).ok).toBe(true);
  const [[user]] = users as [[Actor, number]];
  const [ownNumber] = (await numbersOf(user, "hostile")) as number[];
  for (const link of badLinks)
    expect(
      await user.call.prime.keepLink({
        body: { matchId: "hostile", phoneNumber: user.account.phone, teamNumber: ownNumber!, link },
      }),
      link,
    ).toMatchObject(refusal);
});

test("a post that was stored with bad links is read without them, and takes good ones", async () => {
  const users = await bookTeams("repaired", [3]);
  await post(bodyFor("repaired", users));
  const [[user]] = users as [[Actor, number]];
  const [ownNumber] = (await numbersOf(user, "repaired")) as number[];
  const { db } = server.deps.database;
  await db.execute(sql`insert into prime_links (post_id, team_number, link)
    select p.id, ${ownNumber!}, '%' from prime_posts p join prime_matches m on m.id = p.prime_match_id
    where m.match_id = 'repaired'`);
  server.deps.bus.tell({ kind: "payload", key: "prime:post:repaired" });
  const linksOf = async () => {
    const reply = await teamsOf(user, "repaired");
    return reply.ok ? [reply.data.primeTeams.link, reply.data.teamData[0]?.process_name] : reply;
  };
  expect(await linksOf()).toEqual([0, undefined]);
  const link = "https%3A%2F%2Fdream11.com%2Fteam%2F1";
  const body = { matchId: "repaired", phoneNumber: user.account.phone, teamNumber: ownNumber!, link };
  expect((await user.call.prime.keepLink({ body })).ok).toBe(true);
  expect(await linksOf()).toEqual([1, link]);
});

test("deleting all prime data hides it at once, restores for 7 days, then is gone", async () => {
  const users = await bookTeams("removed", [3]);
  await post(bodyFor("removed", users));
  const [[user]] = users as [[Actor, number]];
  const admin = await signUp(server, { role: "admin" });
  const { db } = server.deps.database;
  const remove = () => admin.call.prime.remove();
  expect(await remove()).toMatchObject({ data: { message: inEnglish("replies.primeDataRemoved") } });
  expect(await numbersOf(user, "removed")).toBe(inEnglish("replies.noPrimeTeams"));
  const lists = await user.call.prime.teamList();
  expect(lists).toMatchObject({ data: { data: [], booking_data: [] } });
  await db.execute(sql`update prime_matches set removed_at = now() - interval '8 days'`);
  await db.transaction((tx) => purgePrimeData(tx));
  const left = await db.execute(sql`select (select count(*)::int from prime_matches) as matches,
    (select count(*)::int from posted_team_sets) as sets, (select count(*)::int from prime_allocations) as ranges`);
  expect(left).toMatchObject({ rows: [{ matches: 0, sets: 0, ranges: 0 }] });
});

test("3,000 teams for 150 users are posted in one transaction", async () => {
  await bringMatch(server, "large");
  const { db } = server.deps.database;
  const users = await Promise.all(Array.from({ length: 150 }, primeUser));
  const seed = 3;
  const wantedRanges = users.map(({ account }) => [account.phone, 20] as const);
  const body = {
    matchId: "large",
    numberOfTeams: 3000,
    teamData: teamsForMatch(3000),
    sportIndex: 0,
    primeUserData: rangesFor(wantedRanges, seed),
    version: "old" as const,
    seed,
  };
  expect((await post(body)).ok).toBe(true);
  const storedRows = await db.execute(
    sql`select count(*)::int as users, sum("right" - "left" + 1)::int as teams, max("right") as last from prime_allocations`,
  );
  expect(storedRows).toMatchObject({ rows: [{ users: 150, teams: 3000, last: 3000 }] });
  expect(await numbersOf(users[77]!, "large")).toHaveLength(20);
});
