import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { buildApp } from "./build-app.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-hardened-"));
const PROXY = "127.0.0.1";
const OTHER_PROXY = "10.1.2.3";
let server: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Teamwright</title>");
  writeFileSync(join(folder, "screens.json"), "{}");
  server = await startTestApp({
    HARDENED: "1",
    STAFF_SECOND_FACTOR: "required",
    PUBLIC_URL: "https://app.example.com",
    TRUST_PROXY: `${PROXY},${OTHER_PROXY}`,
  });
  app = await buildApp(server.deps, { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: "text/html,*/*" };
const forwardedHeaders = (protocol: string) => ({ "x-forwarded-proto": protocol });
const get = (url: string, headers: Record<string, string>, remoteAddress = PROXY) =>
  app.inject({ url, headers, remoteAddress });

describe("with HARDENED=1", () => {
  test("https holds for a year and for all names below the host", async () => {
    for (const [url, headers] of [
      ["/", page],
      ["/api/bootstrap", {}],
    ] as const) {
      const reply = await get(url, { ...headers, ...forwardedHeaders("https") });
      expect(reply.statusCode, url).toBe(200);
      expect(reply.headers["strict-transport-security"], url).toBe("max-age=31536000; includeSubDomains");
    }
  });

  test("a page that is asked for in the clear leads to https, and a call is refused", async () => {
    const reply = await get("/match/1?from=home", { ...page, ...forwardedHeaders("http") });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      308,
      "https://app.example.com/match/1?from=home",
    ]);
    for (const [url, headers] of [
      ["/api/bootstrap", page],
      ["/api/nothing", page],
      ["/metrics", {}],
    ] as const) {
      const refusal = await get(url, { ...headers, ...forwardedHeaders("http") });
      expect(refusal.statusCode, url).toBe(403);
      expect(refusal.json(), url).toMatchObject({ code: "https_required" });
    }
    const call = { method: "POST", url: "/api/auth/login", payload: {}, remoteAddress: PROXY } as const;
    expect((await app.inject({ ...call, headers: forwardedHeaders("http") })).json()).toMatchObject({
      code: "https_required",
    });
  });

  test("a call of another machine in the clear is refused, whatever it says, health checks are answered", async () => {
    for (const headers of [{}, forwardedHeaders("https")])
      for (const address of ["192.0.2.1", OTHER_PROXY])
        expect((await get("/api/bootstrap", headers, address)).statusCode, address).toBe(403);
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect((await get("/api/bootstrap", {}, address)).statusCode, address).toBe(200);
    for (const url of ["/healthz", "/readyz"])
      expect((await get(url, {}, "192.0.2.1")).statusCode, url).toBe(200);
  });
});
