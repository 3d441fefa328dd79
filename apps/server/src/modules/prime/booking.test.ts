import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch } from "./testing/prime-match.ts";

let server: TestApp;
let primeAdmin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  primeAdmin = await signUp(server, { primeAdmin: true });
});
afterAll(() => server.close());

const open = (matchId: string) => primeAdmin.call.primeBooking.open({ body: { matchId, sportIndex: 0 } });
const close = (matchId: string) =>
  primeAdmin.call.primeBooking.modify({ body: { matchId, primeBookingFlag: false } });
const book = ({ call, account }: Actor, matchId: string, bookedTeams: number, idempotencyKey?: string) =>
  call.primeBooking.book({
    body: { matchId, phoneNumber: account.phone, bookedTeams },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const status = ({ call, account }: Actor, matchId: string) =>
  call.primeBooking.status({ params: { matchId, phone: account.phone } });
const readBooking = async (matchId: string) => {
  const reply = await primeAdmin.call.primeBooking.bookedUsers({ params: { matchId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};
const openMatches = async () => {
  const reply = await primeAdmin.call.prime.teamList();
  return reply.ok ? reply.data.booking_data : null;
};
const primeUser = () => makeActor(server, "prime user");

describe("prime booking", () => {
  test("is opened for the match's own sport, and takes a number of teams as text too", async () => {
    await bringMatch(server, "texts");
    const body = { matchId: "texts", sportIndex: 1 };
    expect(await primeAdmin.call.primeBooking.open({ body })).toMatchObject({
      status: 400,
      field: "sportIndex",
    });
    expect((await open("texts")).ok).toBe(true);
    const user = await primeUser();
    const send = (bookedTeams: unknown) =>
      user.send("POST", "/api/primebooking/book", {
        body: { matchId: "texts", phoneNumber: user.account.phone, bookedTeams },
      });
    for (const [typedText, message] of [
      ["", "replies.bookingFieldEmpty"],
      [undefined, "replies.bookingFieldEmpty"],
      ["21", "replies.bookingRange"],
      ["5.5", "replies.bookingRange"],
      [2, "replies.bookingRange"],
    ] as const)
      expect((await send(typedText)).json()).toMatchObject({
        field: "bookedTeams",
        message: inEnglish(message),
      });
    expect((await send("5")).status).toBe(200);
    expect((await readBooking("texts")).primeUserData).toMatchObject([{ bookedTeams: 5 }]);
    await close("texts");
  });

  test("is opened by an account with that power, booked by a prime user, and listed for the prime admin", async () => {
    await bringMatch(server, "opened");
    const opener = await makeActor(server, "booking opener");
    const user = await primeUser();
    expect(await openMatches()).toEqual([]);
    expect(await book(user, "opened", 5)).toMatchObject({
      status: 201,
      message: inEnglish("replies.bookingNotOpen"),
    });
    const params = { matchId: "opened" };
    expect(await opener.call.primeBooking.adminStatus({ params })).toMatchObject({ status: 201 });
    expect(await opener.call.primeBooking.open({ body: { matchId: "opened", sportIndex: 0 } })).toMatchObject(
      { ok: true, data: { message: inEnglish("replies.bookingOpened") } },
    );
    expect(await opener.call.primeBooking.adminStatus({ params })).toMatchObject({ ok: true });
    expect(await openMatches()).toEqual(["opened"]);
    expect(await status(user, "opened")).toMatchObject({ data: { booked: false, bookingOpen: true } });

    expect(await book(user, "opened", 12)).toMatchObject({
      data: { message: inEnglish("replies.teamsBooked") },
    });
    expect(await status(user, "opened")).toMatchObject({ data: { booked: true, bookedTeams: 12 } });
    expect(await readBooking("opened")).toMatchObject({
      bookingOpenFLag: true,
      transferLineStatus: false,
      primeUserData: [{ phoneNumber: user.account.phone, bookedTeams: 12, activePlan: true }],
    });
    expect(await book(user, "opened", 4)).toMatchObject({
      status: 201,
      message: inEnglish("replies.teamsAlreadyBooked"),
    });
  });

  test("each booking is an event for who watches the list; a refused one is none", async () => {
    await bringMatch(server, "watched");
    await open("watched");
    const user = await primeUser();
    const heard: unknown[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public" && message.event.type === "bookings") heard.push(message.event);
    });
    await book(user, "watched", 4);
    await book(user, "watched", 4);
    stop();
    expect(heard).toEqual([{ type: "bookings", matchId: "watched" }]);
  });

  test("takes 3 to 20 teams", async () => {
    await bringMatch(server, "range");
    await open("range");
    for (const teams of [2, 21, 3.5])
      expect(await book(await primeUser(), "range", teams)).toMatchObject({
        status: 400,
        field: "bookedTeams",
        message: inEnglish("replies.bookingRange"),
      });
    const user = await primeUser();
    const body = { matchId: "range", phoneNumber: user.account.phone };
    const empty = await user.send("POST", "/api/primebooking/book", { body });
    expect(empty.json()).toMatchObject({ message: inEnglish("replies.bookingFieldEmpty") });
    for (const teams of [3, 20]) expect((await book(await primeUser(), "range", teams)).ok).toBe(true);
    expect((await readBooking("range")).primeUserData.map(({ bookedTeams }) => bookedTeams)).toEqual([3, 20]);
  });

  test("a repeated request books once and gets the same reply", async () => {
    await bringMatch(server, "twice");
    await open("twice");
    const user = await primeUser();
    const replies = await Promise.all([book(user, "twice", 7, "key"), book(user, "twice", 7, "key")]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await readBooking("twice")).primeUserData).toHaveLength(1);
  });

  test("closes at the match's start, whatever the flag says", async () => {
    await bringMatch(server, "starting", 1);
    await open("starting");
    await bringMatch(server, "starting", -1);
    const user = await primeUser();
    expect(await book(user, "starting", 5)).toMatchObject({
      status: 201,
      message: inEnglish("replies.bookingAfterStart"),
    });
    expect(await status(user, "starting")).toMatchObject({ data: { bookingOpen: false } });
    expect(await readBooking("starting")).toMatchObject({ bookingOpenFLag: false });
    expect(await open("starting")).toMatchObject({ status: 201 });
  });

  test("50 bookings race with a close: each is in the list or refused", async () => {
    await bringMatch(server, "race");
    await open("race");
    const users = await Promise.all(Array.from({ length: 50 }, primeUser));
    const [early, late] = [users.slice(0, 25), users.slice(25)];
    const first = early.map((user) => book(user, "race", 3));
    const closing = close("race");
    const replies = await Promise.all([...first, ...late.map((user) => book(user, "race", 3))]);
    expect((await closing).ok).toBe(true);
    const acceptedPhones = users.filter((_, index) => replies[index]?.ok).map(({ account }) => account.phone);
    const listedPhones = (await readBooking("race")).primeUserData.map(({ phoneNumber }) => phoneNumber);
    expect(listedPhones.toSorted()).toEqual(acceptedPhones.toSorted());
    for (const reply of replies)
      if (!reply.ok)
        expect(reply).toMatchObject({ status: 201, message: inEnglish("replies.bookingNotOpen") });
    expect((await readBooking("race")).bookingOpenFLag).toBe(false);
    expect(await book(await primeUser(), "race", 3)).toMatchObject({ status: 201 });
  });

  test("needs a running prime plan, and one's own phone number", async () => {
    await bringMatch(server, "mine");
    await open("mine");
    const user = await primeUser();
    const other = await primeUser();
    const body = { matchId: "mine", phoneNumber: other.account.phone, bookedTeams: 5 };
    expect(await user.call.primeBooking.book({ body })).toMatchObject({ status: 403 });
    expect(
      await user.call.primeBooking.status({ params: { matchId: "mine", phone: other.account.phone } }),
    ).toMatchObject({ status: 403 });
    expect(await book(await makeActor(server, "prime user without plan"), "mine", 5)).toMatchObject({
      status: 403,
    });
    expect((await readBooking("mine")).primeUserData).toEqual([]);
  });
});

test("the transfer line is main-line at first; its toggle is in the match options of everybody and in the audit log", async () => {
  const user = await primeUser();
  const line = async () => {
    const reply = await user.call.experts.teamList({ body: { phoneNumber: user.account.phone } });
    return reply.ok ? reply.data.transferLine : null;
  };
  expect(await line()).toBe(false);
  expect(
    await primeAdmin.call.primeBooking.setTransferLine({ body: { transferLineStatus: true } }),
  ).toMatchObject({ data: { transferLineStatus: true, message: inEnglish("replies.transferLineChanged") } });
  expect(await line()).toBe(true);
  const admin = await signUp(server, { role: "admin" });
  const log = await admin.call.audit.list({ query: { action: "transferLine.set" } });
  expect(log.ok && log.data.data).toMatchObject([
    { actorPhoneNumber: primeAdmin.account.phone, details: { allLines: true } },
  ]);
});
