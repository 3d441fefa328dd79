import type { Relation } from "@teamwright/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { giveWebhook, makeRelated } from "#testing/relations.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { hashToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import { lockAccountAlone } from "../accounts/public.ts";
import { storeIdentity } from "../auth/identity.repository.ts";
import { addSignInLink } from "../auth/sign-in-link.repository.ts";
import { beginCodes, turnOnCodes } from "../auth/testing/credentials.ts";
import { timedCode } from "../auth/testing/timed-code.ts";
import { startGroupServer } from "../groups/testing/group-world.ts";
import type { GroupServer } from "../groups/testing/group-world.ts";
import { sampleSections } from "../predictions/testing/sample-sections.ts";
import { storeDeliveries } from "../webhooks/delivery.repository.ts";
import { webhookDeliveries } from "../webhooks/schema.ts";
import { eraseAccount } from "./erase-account.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const link = "https://hooks.example.com/in";

describe.skipIf(postgres === "")("calls that a deletion overtakes (skipped without PostgreSQL)", () => {
  let world: GroupServer;
  let db: Db;
  let admin: SignedInVisitor;
  beforeAll(async () => {
    world = await startGroupServer();
    db = world.server.deps.database.db;
    admin = await signUp(world.server, { role: "admin", primeAdmin: true });
  });
  afterAll(() => world.server.close());

  const relatedTo = ({ account }: SignedInVisitor, relation: Relation) =>
    makeRelated[relation](world.server, account);
  const codesOf = async (person: SignedInVisitor): Promise<string> =>
    (await turnOnCodes(person)).recoveryCodes[0]!;
  /** A message that failed. */
  const undelivered = async (id: string): Promise<string> => {
    await storeDeliveries(db, [id], { type: "test", eventKey: id, body: "{}" });
    const rows = await db
      .update(webhookDeliveries)
      .set({ state: "failed", dueAt: null })
      .where(eq(webhookDeliveries.webhookId, id))
      .returning({ id: webhookDeliveries.id });
    return rows[0]!.id;
  };

  /** Null: the reply does not matter. */
  type Reply = { readonly ok: boolean; readonly status: number } | null;
  type Prepare = (person: SignedInVisitor) => Promise<() => Promise<Reply>>;
  const edit = sampleSections().map((section) =>
    section.id === 7 ? { ...section, leftCredit: 90 } : section,
  );
  const calls: Readonly<Record<string, Prepare>> = {
    "an API key that is revoked": async (person) => {
      const id = await relatedTo(person, "ownerOfApiKey");
      return () => person.call.apiKeys.revoke({ params: { id } });
    },
    "a passkey that gets another name": async (person) => {
      const id = await relatedTo(person, "ownerOfPasskey");
      return () => person.call.passkeys.rename({ params: { id }, body: { name: "Old phone" } });
    },
    "a passkey that is removed": async (person) => {
      const id = await relatedTo(person, "ownerOfPasskey");
      return () => person.call.passkeys.remove({ params: { id } });
    },
    "an identity that is unlinked": async ({ call, account: { id } }) => {
      await storeIdentity(db, id, { issuer: "https://id.example.org", subject: id });
      return () => call.identity.unlink();
    },
    "codes that are begun":
      async ({ call }) =>
      () =>
        call.secondFactor.begin({ body: { password: PASSWORD } }),
    "codes that are turned on": async (person) => {
      const code = timedCode(await beginCodes(person));
      return () => person.call.secondFactor.confirm({ body: { code } });
    },
    "a recovery code": async (person) => {
      const code = await codesOf(person);
      return () => person.call.secondFactor.verify({ body: { code } });
    },
    "recovery codes that are renewed": async (person) => {
      await codesOf(person);
      return () => person.call.secondFactor.renewRecovery({ body: { password: PASSWORD } });
    },
    "codes that are turned off": async (person) => {
      await codesOf(person);
      return () => person.call.secondFactor.remove({ body: { password: PASSWORD } });
    },
    "a sign-in by a link": async ({ account: { id } }) => {
      await addSignInLink(db, id, hashToken(id));
      return () => world.server.visitor().call.auth.loginByLink({ body: { token: id } });
    },
    "kinds of notices": async ({ call }) => {
      const body = { kinds: { lineups: true }, quiet: null, timeZone: "Asia/Kolkata" };
      return () => call.notices.change({ body });
    },
    "a webhook that is paused": async ({ call, account }) => {
      const id = await giveWebhook(world.server, account);
      const body = { url: link, events: ["match.lineups" as const], paused: true };
      return () => call.webhooks.change({ params: { id }, body });
    },
    "a webhook's new secret": async ({ call, account }) => {
      const id = await giveWebhook(world.server, account);
      return () => call.webhooks.renewSecret({ params: { id } });
    },
    "a webhook that is removed": async ({ call, account }) => {
      const id = await giveWebhook(world.server, account);
      return () => call.webhooks.remove({ params: { id } });
    },
    "a message that an admin sends again": async ({ account }) => {
      const id = await undelivered(await giveWebhook(world.server, account));
      return () => admin.call.failures.resendWebhook({ params: { id } });
    },
    "a prediction that is edited": async (person) => {
      const predictionId = await relatedTo(person, "authorOfPrediction");
      const body = { predictionData: edit };
      return () => person.call.predictions.update({ params: { predictionId }, body });
    },
    "a prediction that is withdrawn": async (person) => {
      const id = await relatedTo(person, "authorOfPrediction");
      return () => person.call.predictions.remove({ params: { id } });
    },
    "a prediction that is opened": async ({ call }) => {
      const id = await relatedTo(admin, "authorOfPrediction");
      return () => call.predictions.get({ params: { id } }).then(() => null);
    },
  };

  test.each(Object.entries(calls))("%s: no call fails, and nothing is stored", async (_, prepare) => {
    const person = await signUp(world.server, { plan: 30, primeAdmin: true, expert: true });
    const { id } = person.account;
    const call = await prepare(person);
    const { contents, reply } = await db.transaction(async (tx) => {
      const scope = { db: tx, deps: world.server.deps, afterCommit: () => undefined };
      await lockAccountAlone(tx, id);
      const waiting = call();
      await untilWaiting(db);
      expect(await eraseAccount(scope, { accountId: id, actorId: id, unchanged: () => true })).toBeNull();
      return { contents: await contentsOf(tx), reply: waiting };
    });
    const answer = await reply;
    if (answer !== null) expect(answer).toMatchObject({ ok: false });
    expect(answer?.status ?? 401).toSatisfy((status) => 0 < status && status < 500);
    expect(await contentsOf(db)).toEqual(contents);
  });
});
