import type { Prediction } from "@teamwright/contract";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { fillDisk } from "#testing/fill-disk.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { sampleSections } from "./testing/sample-sections.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };

let server: TestApp;
let expert: SignedInVisitor;
let customer: SignedInVisitor;
let primeAdmin: SignedInVisitor;
let matchId: string;
let matches = 0;
beforeAll(async () => {
  server = await startTestApp();
  expert = await signUp(server, { expert: true, name: "Farid Noor" });
  customer = await signUp(server, { plan: 30 });
  primeAdmin = await signUp(server, { primeAdmin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  matchId = `match-${(matches += 1)}`;
  await startsIn(3600);
});

/** Changes the start of the match, as a feed does. */
async function startsIn(seconds: number): Promise<void> {
  const match = { ...sampleMatch(matchId), match_time: new Date(Date.now() + seconds * 1000).toISOString() };
  const reply = await server
    .visitor()
    .send("POST", "/api/feed/push", { body: { matches: [match] }, headers: PUSH });
  expect(reply.status, reply.text).toBe(200);
}

const bodyOf = (by: SignedInVisitor, sections: readonly unknown[] = sampleSections()) => ({
  matchId,
  sportIndex: 0 as const,
  expertNumber: by.account.phone,
  predictionData: sections as PredictionSection[],
});
async function post(by = expert, sections: readonly unknown[] = sampleSections()): Promise<string> {
  const posted = await by.call.predictions.post({ body: bodyOf(by, sections) });
  if (!posted.ok) throw new Error(posted.message);
  return posted.data.data._id;
}
async function read(by: SignedInVisitor, id: string): Promise<Prediction> {
  const got = await by.call.predictions.get({ params: { id } });
  if (!got.ok) throw new Error(got.message);
  return got.data.data;
}
/** The refusal as it is sent, with its text's key. */
async function refusal(sections: readonly unknown[]) {
  const reply = await expert.send("POST", "/api/expert/postprediction", { body: bodyOf(expert, sections) });
  return { status: reply.status, key: reply.json()["messageKey"] };
}
const listPredictions = async () => {
  const list = await customer.call.predictions.list({ params: { match: matchId } });
  return list.ok ? list.data : null;
};
const contents = () => contentsOf(server.deps.database.db, ["sessions"]);
const withChange = (id: number, change: object) =>
  sampleSections().map((section) => (section.id === id ? { ...section, ...change } : section));

describe("a prediction", () => {
  test("is posted, listed and read with all its sections and its author", async () => {
    const id = await post();
    const list = await listPredictions();
    expect(list?.data).toMatchObject([{ _id: id, matchId, sportIndex: 0, version: 1, changes: [] }]);
    expect(list?.data[0]?.predictionData).toEqual(sampleSections());
    const author = list?.predictionData.find(({ phoneNumber }) => phoneNumber === list.data[0]?.expertNumber);
    expect(author).toEqual({ phoneNumber: expert.account.phone, name: "Farid Noor", avatar: "" });
    expect(await read(customer, id)).toMatchObject({ _id: id, predictionData: sampleSections() });
  });

  test("puts its match into the option lists at once, and takes it out when it is withdrawn", async () => {
    const lists = async () => {
      const reply = await customer.call.experts.teamList({ body: { phoneNumber: customer.account.phone } });
      return reply.ok ? reply.data.expertPredictionData : [];
    };
    expect(await lists()).not.toContain(matchId);
    const id = await post();
    expect(await lists()).toContain(matchId);
    await expert.call.predictions.remove({ params: { id } });
    expect(await lists()).not.toContain(matchId);
    expect(await customer.call.predictions.get({ params: { id } })).toMatchObject({ status: 404 });
    expect((await listPredictions())?.data).toEqual([]);
  });

  test("tells open clients of its match when it comes, changes and goes", async () => {
    const heard: string[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public" && message.event.type === "posts")
        heard.push(String(message.event.matchId));
    });
    const id = await post();
    await primeAdmin.call.predictions.update({
      params: { predictionId: id },
      body: { predictionData: withChange(7, { leftCredit: 90 }) as PredictionSection[] },
    });
    await primeAdmin.call.predictions.remove({ params: { id } });
    stop();
    expect(heard).toEqual([matchId, matchId, matchId]);
  });

  test("counts one view for each account, and none of its author", async () => {
    const id = await post();
    const other = await signUp(server, { plan: 5 });
    await read(expert, id);
    expect((await read(customer, id)).numberOfViews).toBe(1);
    await read(customer, id);
    expect((await read(other, id)).numberOfViews).toBe(2);
    expect((await read(expert, id)).numberOfViews).toBe(2);
  });

  test("is read while the disk is full, and the next reading counts the view", async () => {
    const id = await post();
    const endFullDisk = await fillDisk(server.deps.database.db, "predictions");
    expect((await read(customer, id)).numberOfViews).toBe(0);
    await endFullDisk();
    expect((await read(customer, id)).numberOfViews).toBe(1);
  });

  test("an edit keeps the version before and tells what changed", async () => {
    const id = await post();
    const edit = (predictionData: readonly unknown[], version?: number) =>
      primeAdmin.call.predictions.update({
        params: { predictionId: id },
        body: {
          predictionData: predictionData as PredictionSection[],
          ...(version === undefined ? {} : { version }),
        },
      });
    const after = withChange(7, { leftCredit: 92.5 }).filter((section) => section.id !== 12);
    expect(await edit(after, 1)).toMatchObject({ ok: true, data: { data: { version: 2 } } });
    expect(await edit(after)).toMatchObject({
      ok: true,
      data: { message: inEnglish("replies.predictionUnchanged"), data: { version: 2 } },
    });
    expect(await edit(sampleSections(), 1)).toMatchObject({ status: 409 });
    const now = await read(customer, id);
    expect(now.changes).toMatchObject([{ version: 2, sections: [7, 12] }]);
    expect(now.predictionData).toEqual(after);
    const versions = await customer.call.predictions.versions({ params: { id } });
    expect(versions.ok && versions.data.data.map(({ predictionData }) => predictionData)).toEqual([
      sampleSections(),
      after,
    ]);
  });

  test("two requests with one idempotency key make one", async () => {
    const body = bodyOf(expert);
    const replies = await Promise.all(
      [0, 1].map(() => expert.call.predictions.post({ body, idempotencyKey: `key-${matchId}` })),
    );
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect((await listPredictions())?.data).toHaveLength(1);
  });
});

describe("after the start", () => {
  test("nothing is posted, changed or withdrawn, and the post stays readable", async () => {
    const id = await post();
    await startsIn(-1);
    const before = await contents();
    const closedReply = { status: 201, code: "match_started", message: inEnglish("replies.matchStarted") };
    expect(await expert.call.predictions.post({ body: bodyOf(expert) })).toMatchObject(closedReply);
    expect(
      await primeAdmin.call.predictions.update({
        params: { predictionId: id },
        body: { predictionData: withChange(7, { leftCredit: 90 }) as PredictionSection[] },
      }),
    ).toMatchObject(closedReply);
    for (const by of [expert, primeAdmin])
      expect(await by.call.predictions.remove({ params: { id } })).toMatchObject(closedReply);
    expect(await contents()).toEqual(before);
    expect((await read(expert, id)).version).toBe(1);
  });
});

describe("a withdrawal", () => {
  test("is the author's or the prime admin's, and the post stays stored", async () => {
    const [ownReply, moderatedReply] = [await post(), await post(expert, withChange(7, { leftCredit: 91 }))];
    const stranger = await signUp(server, { expert: true });
    expect(await stranger.call.predictions.remove({ params: { id: ownReply } })).toMatchObject({
      status: 403,
    });
    expect(await expert.call.predictions.remove({ params: { id: ownReply } })).toMatchObject({
      ok: true,
      data: { message: inEnglish("replies.predictionDeleted") },
    });
    expect(await primeAdmin.call.predictions.remove({ params: { id: moderatedReply } })).toMatchObject({
      ok: true,
    });
    expect(await primeAdmin.call.predictions.remove({ params: { id: moderatedReply } })).toMatchObject({
      status: 404,
    });
    const { predictions, prediction_versions: versions } = await contents();
    expect([predictions?.rows, versions?.rows]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(versions!.rows).toBeGreaterThanOrEqual(predictions!.rows);
  });

  test("is not posted twice by one author; another author, or a new one after a withdrawal, may say the same", async () => {
    const id = await post();
    expect(await expert.call.predictions.post({ body: bodyOf(expert) })).toMatchObject({
      status: 201,
      code: "already_posted",
      message: inEnglish("replies.alreadyPosted"),
    });
    const other = await signUp(server, { expert: true });
    await post(other);
    await post(expert, withChange(7, { leftCredit: 91 }));
    await expert.call.predictions.remove({ params: { id } });
    await post();
    expect((await listPredictions())?.data).toHaveLength(3);
  });

  test("leaves the author no endless tries", async () => {
    for (let posts = 0; posts < 10; posts++) {
      const id = await post();
      await expert.call.predictions.remove({ params: { id } });
    }
    expect(await expert.call.predictions.post({ body: bodyOf(expert) })).toMatchObject({
      status: 201,
      code: "too_many_posts",
      message: "You have posted 10 times for this match already!",
    });
  });
});

describe("what does not fit is refused, and nothing is stored", () => {
  const lists = (leftSideTeam: unknown, rightSideTeam: unknown) => ({ leftSideTeam, rightSideTeam });
  const shapes: readonly (readonly [string, readonly unknown[], string])[] = [
    ["a basic section is missing", sampleSections().filter(({ id }) => id !== 9), "addAllBasicData"],
    ["a section stands twice", [...sampleSections().slice(0, 12), sampleSections()[1]], "sectionTwice"],
    ["the title is empty", withChange(0, { predictionTitle: "  " }), "allFieldsFilled"],
    ["the weather is unknown", withChange(0, { weather: 5 }), "allFieldsFilled"],
    ["the chances are 101 percent", withChange(0, { firstBatting: 56 }), "winningSum"],
    ["nobody plays", withChange(2, lists([], [])), "selectPlaying11"],
    ["there is no captain", withChange(5, lists([], [])), "selectCaptainPlayers"],
    ["there is no vice-captain", withChange(6, lists([], [])), "selectViceCaptainPlayers"],
    ["101 credits", withChange(7, { rightCredit: 101 }), "invalidOrEmptyCredits"],
    [
      "credits the wrong way round",
      withChange(7, { leftCredit: 99, rightCredit: 98 }),
      "invalidOrEmptyCredits",
    ],
    ["credits in words", withChange(7, { leftCredit: "90" }), "invalidOrEmptyCredits"],
    ["no partition", withChange(8, { selectedList: [] }), "selectOneStrategy"],
    ["a partition twice", withChange(8, { selectedList: [1, 1] }), "strategyAlreadySelected"],
    ["no combination", withChange(9, { selectedList: [] }), "selectOneCombination"],
    ["a combination twice", withChange(9, { selectedList: [4, 4] }), "combinationAlreadySelected"],
    [
      "a role without counts",
      withChange(11, { selectedList: { left: [[1], [1], [1], []], right: [[1], [1], [1], [1]] } }),
      "selectAllFields",
    ],
  ];
  test.each(shapes)("by its shape: %s", async (_, sections, key) => {
    const before = await contents();
    expect(await refusal(sections)).toEqual({ status: 400, key: `replies.${key}` });
    expect(await contents()).toEqual(before);
  });

  const misfits: readonly (readonly [string, readonly unknown[], string])[] = [
    ["a player of another match", withChange(2, lists([0, 40], [13])), "predictionPlayerUnknown"],
    ["a player on the wrong side", withChange(12, lists([20], [])), "predictionPlayerOtherSide"],
    ["a dropped player is fixed", withChange(4, lists([10], [])), "predictionPlayerDropped"],
    ["a dropped player is captain", withChange(5, lists([], [22])), "predictionPlayerDropped"],
    ["nine fixed players", withChange(4, lists([0, 1, 2, 3, 4, 5, 6, 7, 8], [])), "predictionTooManyFixed"],
    ["a combination that cricket lacks", withChange(9, { selectedList: [120] }), "predictionEntryUnknown"],
    ["a partition that cricket lacks", withChange(8, { selectedList: [10] }), "predictionEntryUnknown"],
    [
      "roles of another sport",
      withChange(11, { selectedList: { left: [[4], [4], [4]], right: [[4], [4], [4]] } }),
      "predictionRolesDiffer",
    ],
    [
      "role counts that make no eleven",
      withChange(11, { selectedList: { left: [[1], [1], [1], [1]], right: [[1], [1], [1], [1]] } }),
      "invalidSelection",
    ],
  ];
  test.each(misfits)("by its match: %s", async (_, sections, key) => {
    const before = await contents();
    expect(await refusal(sections)).toEqual({ status: 201, key: `replies.${key}` });
    expect(await contents()).toEqual(before);
  });

  test("script in every text field", async () => {
    const script = "<script>alert(1)</script>";
    const before = await contents();
    for (const [id, field] of [
      [0, "predictionTitle"],
      [0, "name"],
      [0, "location"],
      ...sampleSections().flatMap(({ id }) => [
        [id, "title"],
        [id, "extra"],
      ]),
    ] as [number, string][])
      expect(await refusal(withChange(id, { [field]: script }))).toEqual({
        status: 400,
        key: "replies.noMarkup",
      });
    expect(await contents()).toEqual(before);
    // Markup that is not allowed is treated as text.
    const id = await post(expert, withChange(1, { extra: "wickets < 3 & \"runs\" > 150; drop table 'x'--" }));
    expect((await read(customer, id)).predictionData[1]?.extra).toBe(
      "wickets < 3 & \"runs\" > 150; drop table 'x'--",
    );
  });

  test("another person's number, an unknown match, another sport, 10 MB", async () => {
    const before = await contents();
    const as = (change: object) => expert.call.predictions.post({ body: { ...bodyOf(expert), ...change } });
    expect(await as({ expertNumber: customer.account.phone })).toMatchObject({ status: 403 });
    expect(await as({ matchId: "no-such-match" })).toMatchObject({ status: 404 });
    expect(await as({ sportIndex: 1 })).toMatchObject({ status: 400, field: "sportIndex" });
    const huge = await expert.send("POST", "/api/expert/postprediction", {
      body: { ...bodyOf(expert), more: "x".repeat(10 * 1024 * 1024) },
    });
    expect(huge.status).toBe(413);
    expect(await contents()).toEqual(before);
  });
});
