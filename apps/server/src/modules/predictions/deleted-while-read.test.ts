import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { makeRelated } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import type { Db } from "#db/database.ts";
import { expertPosts } from "../experts/schema.ts";
import { addVersion, findPrediction } from "./prediction.repository.ts";
import { predictions } from "./schema.ts";
import { sampleSections } from "./testing/sample-sections.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";

describe.skipIf(postgres === "")("what changes while it is read (skipped without PostgreSQL)", () => {
  let server: TestApp;
  let db: Db;
  let expert: SignedInVisitor;
  let reader: SignedInVisitor;
  beforeAll(async () => {
    server = await startTestApp();
    db = server.deps.database.db;
    expert = await signUp(server, { expert: true });
    reader = await signUp(server, { plan: 30 });
  });
  afterAll(() => server.close());

  /** The call begins in the transaction, which changes what the call waits for. */
  const during = async <Reply>(
    call: () => Promise<Reply>,
    change: (tx: Db) => Promise<unknown>,
    before: (tx: Db) => Promise<unknown> = change,
  ): Promise<Reply> => {
    const { reply } = await db.transaction(async (tx) => {
      await before(tx);
      const waiting = call();
      await untilWaiting(db);
      if (before !== change) await change(tx);
      return { reply: waiting };
    });
    return reply;
  };
  const lockVersions = (tx: Db) => tx.execute(sql`lock table prediction_versions in access exclusive mode`);
  const matchOf = async (id: string): Promise<string> => {
    const [row] = await db.select().from(predictions).where(eq(predictions.id, id));
    return row!.matchId;
  };

  test("a prediction that is deleted between two queries of a list is not in it", async () => {
    const id = await makeRelated.authorOfPrediction(server, expert.account);
    const params = { match: await matchOf(id) };
    const list = await during(
      () => reader.call.predictions.list({ params }),
      (tx) => tx.delete(predictions).where(eq(predictions.id, id)),
      lockVersions,
    );
    expect(list).toMatchObject({ ok: true, data: { data: [] } });
  });

  test("a prediction that is edited between two queries is read as before the edit", async () => {
    const predictionId = await makeRelated.authorOfPrediction(server, expert.account);
    const edit = { predictionId, version: 2, sections: sampleSections(), changed: [7] };
    const found = await during(
      () => findPrediction(db, predictionId),
      (tx) => addVersion(tx, { ...edit, editorId: expert.account.id }),
      lockVersions,
    );
    expect(found?.prediction).toMatchObject({ version: 1, changes: [] });
  });

  test("a prediction that is deleted while it is opened is missing", async () => {
    const id = await makeRelated.authorOfPrediction(server, expert.account);
    const reply = await during(
      () => reader.call.predictions.get({ params: { id } }),
      (tx) => tx.delete(predictions).where(eq(predictions.id, id)),
    );
    expect(reply).toMatchObject({ status: 404 });
  });

  test("an expert's post that is deleted while it is opened is missing", async () => {
    const id = await makeRelated.authorOfExpertPost(server, expert.account);
    const reply = await during(
      () => reader.call.experts.viewPost({ params: { id } }),
      (tx) => tx.delete(expertPosts).where(eq(expertPosts.id, id)),
    );
    expect(reply).toMatchObject({ status: 404 });
  });
});
