import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "#modules/audit/schema.ts";
import { addMember } from "#modules/groups/group.repository.ts";
import type { BusMessage } from "#ports/event-bus.ts";
import { signUp } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { makeRelated } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { deleteAccount } from "./delete.ts";

let server: TestApp;
const messages: BusMessage[] = [];
beforeAll(async () => {
  server = await startTestApp();
  server.deps.bus.subscribe((message) => void messages.push(message));
});
afterAll(() => server.close());

async function run(phone: string) {
  const { io, out, err } = recordedIo();
  return { code: await deleteAccount(phone, { yes: true }, server.deps, io), lines: [...out, ...err] };
}

test("open pages are told why, and the log names the operator", async () => {
  const { account } = await signUp(server, { name: "Leaving" });
  expect(await run(account.phone)).toMatchObject({ code: 0 });
  expect(messages).toContainEqual({
    kind: "account",
    accountId: account.id,
    event: { type: "account", ended: "replies.accountDeleted" },
  });
  const { db } = server.deps.database;
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  expect(row).toMatchObject({ name: "", passwordHash: "", phone: expect.stringMatching(/^0/) });
  const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, account.id));
  expect(log.find(({ action }) => action === "account.delete")).toMatchObject({ actorId: null });
});

test("the owner of a group with members stays, and loses nothing", async () => {
  const { account } = await signUp(server, { groupAdmin: true });
  const groupId = await makeRelated.ownerOfGroup(server, account);
  const { db } = server.deps.database;
  await addMember(db, groupId, { phone: "9111111111", nickName: "Somebody", teamsCount: 3 });
  const before = await contentsOf(db);
  expect(await run(account.phone)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining("owns a group with members")],
  });
  expect(await contentsOf(db)).toEqual(before);
});
