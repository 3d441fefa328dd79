import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  server.visitor().send(method, url, { headers });

test("an address that answers other methods refuses with 405 and names them", async () => {
  for (const [method, url, allow] of [
    ["PUT", "/api/bootstrap", "GET, HEAD, OPTIONS"],
    ["GET", "/api/auth/login?next=/api/bootstrap", "POST, OPTIONS"],
    ["PATCH", "/api/plan/status/7", "GET, HEAD, OPTIONS"],
    ["POST", "/healthz", "GET, HEAD, OPTIONS"],
    ["HEAD", "/api/events", "GET, OPTIONS"],
  ] as const) {
    const reply = await ask(method, url);
    expect([reply.status, reply.headers["allow"]], `${method} ${url}`).toEqual([405, allow]);
  }
  expect((await ask("DELETE", "/api/bootstrap")).json()).toMatchObject({
    status: "fail",
    code: "method_not_allowed",
    messageKey: "replies.methodNotAllowed",
  });
  const problem = await ask("DELETE", "/api/bootstrap", { accept: "application/problem+json" });
  expect(problem.headers["allow"]).toBe("GET, HEAD, OPTIONS");
  expect(problem.json()).toMatchObject({
    type: "urn:teamwright:problem:method_not_allowed",
    status: 405,
  });
});

test("an address without a route is not found, whatever the method", async () => {
  for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]) {
    const reply = await ask(method, "/api/nothing");
    expect([reply.status, reply.headers["allow"]], method).toEqual([404, undefined]);
  }
});

test("OPTIONS names the methods of an address", async () => {
  const reply = await ask("OPTIONS", "/api/bootstrap");
  expect([reply.status, reply.headers["allow"], reply.text]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
});

test("HEAD answers as GET does, without the body", async () => {
  for (const url of ["/healthz", "/readyz", "/api/bootstrap", "/api/openapi.json", "/api/session/list"]) {
    const [got, head] = [await ask("GET", url), await ask("HEAD", url)];
    expect([head.status, head.text], url).toEqual([got.status, ""]);
    for (const name of ["content-type", "content-length", "cache-control", "etag"])
      expect(head.headers[name], `${url} ${name}`).toBe(got.headers[name]);
  }
});
