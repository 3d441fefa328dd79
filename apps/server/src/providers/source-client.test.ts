import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFiles } from "#modules/sources/cricsheet/read-files.ts";
import { openSourceClient } from "./source-client.ts";

const MB = 1024 * 1024;
const bodies: Readonly<Record<string, string>> = {
  "/roles.csv": "name,role\nAsha Rao,BAT\n",
  "/page.json": "<html>Please sign in</html>",
  "/cut.json": '{"meta": {"a": [1, 2',
};
let sentCount = 0;
let server: Server;
let at = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    const body = bodies[request.url ?? ""];
    if (body !== undefined) return void response.end(body);
    if (request.url === "/hang.json") return;
    const more = (): void => {
      if (sentCount >= 100 * MB || response.destroyed) return void response.end();
      sentCount += MB;
      response.write(" ".repeat(MB), () => setImmediate(more));
    };
    more();
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("tables are taken as text; what is no JSON, too long or never ends is told", async () => {
  const client = openSourceClient([{ source: "cricsheet", url: at }], { callLimit: 2000 });
  const urls = ["/roles.csv", "/page.json", "/cut.json", "/huge.json", "/hang.json"].map((path) => at + path);
  const foundFiles = await findFiles({ urls } as Parameters<typeof findFiles>[0], client, new Map());
  await client.close();
  expect(foundFiles.tables).toEqual([{ name: "roles.csv", content: bodies["/roles.csv"] }]);
  expect(foundFiles.failures).toEqual([
    { name: "page.json", failure: "invalid_reply" },
    { name: "cut.json", failure: "invalid_reply" },
    { name: "huge.json", failure: "invalid_reply" },
    { name: "hang.json", failure: "timed_out" },
  ]);
  expect(sentCount).toBeLessThan(40 * MB);
});
