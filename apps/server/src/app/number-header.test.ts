import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

const PAGE = "http://127.0.0.1:4000";
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ ALLOWED_ORIGINS: PAGE });
});
afterAll(() => server.close());

test("a number of a header counts as one of the address: the own one alone, of the documents' form", async () => {
  const user = await makeActor(server, "prime user");
  const other = await makeActor(server, "prime user");
  const read = async (number: string) => {
    const headers = { "x-phone-number": number };
    const reply = await user.send("GET", "/api/primebooking/status/some-match/-", { headers });
    return [reply.status, reply.json()["code"], reply.json()["field"]];
  };
  expect(await read(user.account.phone)).toEqual([404, "not_found", undefined]);
  expect(await read(other.account.phone)).toEqual([403, "not_allowed", undefined]);
  expect(await read("12345")).toEqual([400, "invalid_input", "phone"]);
  const inAddress = await user.send("GET", `/api/primebooking/status/some-match/${user.account.phone}`);
  expect(inAddress.status).toBe(404);

  const admin = await makeActor(server, "admin");
  const entries = await admin.call.audit.list({ query: { phoneNumber: user.account.phone, size: 5 } });
  expect(entries).toMatchObject({ ok: true, data: { data: [] } });
  expect(server.log.join("\n")).not.toContain(user.account.phone);
});

test("a page of an allowed origin may send it", async () => {
  const reply = await server.app.inject({
    method: "OPTIONS",
    url: "/api/primebooking/status/some-match/-",
    headers: {
      origin: PAGE,
      "access-control-request-method": "GET",
      "access-control-request-headers": "x-phone-number",
    },
  });
  expect(String(reply.headers["access-control-allow-headers"])).toContain("x-phone-number");
});
