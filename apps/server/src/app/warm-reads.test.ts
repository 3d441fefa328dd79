import { expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";

test("warm lists, conditional requests and known sessions are answered without touching the database", async () => {
  const server = await startTestApp();
  const customer = await makeActor(server, "customer");
  const paths = ["/api/fantasy/matches/cricket", "/api/promotion/getlist", "/api/primeteam/teamlist"];
  const tags = new Map<string, string>();
  for (const path of paths) tags.set(path, String((await customer.send("GET", path)).headers["etag"]));
  // Any query after this point fails.
  await server.deps.database.close();
  for (const path of paths) {
    expect((await customer.send("GET", path)).status, path).toBe(200);
    const unchangedReply = await customer.send("GET", path, {
      headers: { "if-none-match": tags.get(path) ?? "" },
    });
    expect([unchangedReply.status, unchangedReply.text], path).toEqual([304, ""]);
  }
  expect((await server.visitor().send("GET", "/readyz")).status).toBe(503);
  await server.app.close();
});
