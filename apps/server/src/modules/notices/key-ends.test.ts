import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { announceKeyEnds } from "./key-ends.ts";
import { listNotices, startNoticeServers, wait } from "./testing/notice-servers.ts";
import type { NoticeServers } from "./testing/notice-servers.ts";

let servers: NoticeServers;
beforeAll(async () => {
  servers = await startNoticeServers();
});
afterAll(() => servers.close());

test("the owner of a key that ends within two weeks is told once, unless it was made for less", async () => {
  const { server, database, settled } = servers;
  const owner = await signUp(server);
  for (const [name, days] of [
    ["nightly", 90],
    ["trial", 7],
    ["new", 90],
  ] as const)
    expect(
      await owner.call.apiKeys.create({ body: { name, days, scopes: ["read"], password: PASSWORD } }),
    ).toMatchObject({ ok: true });
  await database.db.execute(
    sql`update api_keys set created_at = created_at - interval '80 days', expires_at = expires_at - interval '80 days'
      where name = 'nightly'`,
  );
  const toldValues = async () =>
    (await listNotices(owner)).data.map(({ values }) => values).filter(({ change }) => change === "keyEnds");
  await announceKeyEnds(server.deps);
  const at: unknown = expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d \(Asia\/Kolkata\)$/);
  await expect.poll(toldValues, wait).toEqual([{ change: "keyEnds", name: "nightly", at }]);
  await announceKeyEnds(server.deps);
  await settled();
  expect(await toldValues()).toHaveLength(1);
});
