import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { buildApp } from "./build-app.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-web-"));
let server: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Teamwright</title>");
  writeFileSync(join(folder, "sw.js"), "// worker");
  writeFileSync(join(folder, "service-worker.js"), "// worker");
  writeFileSync(
    join(folder, "screens.json"),
    JSON.stringify({
      "/match/:id": { page: "frames/match-id.html", files: ["assets/match-A1.css", "assets/match-B2.js"] },
      "/change": { page: "index.html", files: [] },
    }),
  );
  mkdirSync(join(folder, "frames"));
  writeFileSync(
    join(folder, "frames", "match-id.html"),
    "<!doctype html><title>Players · Teamwright</title>",
  );
  writeFileSync(join(folder, "service-worker.js.map"), "{}");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets", "main-B1a2C3d4.js"), `console.log(${"1+".repeat(2000)}1)`);
  server = await startTestApp({ TRUST_PROXY: "127.0.0.1" });
  app = await buildApp(server.deps, { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });
const page = { accept: "text/html,*/*" };

describe("the built web application", () => {
  test("any page address gets the page of its screen, asked for every time, with a policy without inline script", async () => {
    for (const url of ["/", "/match/1254075", "/register463980", "/display/a/1/9/9"]) {
      const reply = await get(url, page);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.payload).toContain(
        url.startsWith("/match/") ? "<title>Players · Teamwright" : "<title>Teamwright",
      );
      expect(reply.headers["cache-control"]).toBe("no-cache");
      const policy = String(reply.headers["content-security-policy"]);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  test("a page names the files of its screen, so that they come with the application's", async () => {
    const linkOf = async (url: string) => (await get(url, page)).headers["link"];
    expect(await linkOf("/match/1254075?from=home")).toBe(
      "</assets/match-A1.css>; rel=preload; as=style; crossorigin; fetchpriority=low, " +
        "</assets/match-B2.js>; rel=modulepreload; crossorigin; fetchpriority=low",
    );
    for (const url of ["/", "/change", "/match", "/match/1/2", "/matches/1"])
      expect(await linkOf(url), url).toBeUndefined();
  });

  test("a page's headers can be asked for alone, as a watch on the server does", async () => {
    const reply = await app.inject({ method: "HEAD", url: "/match/1254075", headers: page });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.payload).toBe("");
  });

  test("hashed files stay for a year, the service worker is asked for every time", async () => {
    expect((await get("/assets/main-B1a2C3d4.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/sw.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/service-worker.js")).headers["content-security-policy"]).toContain("script-src");
    const icon = await get("/icon.svg");
    expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
    expect(icon.headers["x-content-type-options"]).toBe("nosniff");
    expect(icon.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test("https is asked for over https alone, and pages may use no sensor or payment", async () => {
    const secure = { "x-forwarded-proto": "https" };
    for (const [url, headers] of [
      ["/", page],
      ["/assets/main-B1a2C3d4.js", {}],
      ["/api/bootstrap", {}],
    ] as const) {
      expect((await get(url, headers)).headers["strict-transport-security"], url).toBeUndefined();
      const reply = await get(url, { ...headers, ...secure });
      expect(reply.headers["strict-transport-security"], url).toContain("max-age=31536000");
    }
    const permissions = (await get("/", page)).headers["permissions-policy"];
    expect(permissions).toMatch(/camera=\(\).*payment=\(\)/);
    // Browsers that do not know a name report it on every page.
    expect(permissions).not.toContain("bluetooth");
  });

  test("source maps are not handed out", async () => {
    expect((await get("/service-worker.js.map", { accept: "*/*" })).statusCode).toBe(404);
  });

  test("scripts are compressed", async () => {
    const reply = await get("/assets/main-B1a2C3d4.js", { "accept-encoding": "br" });
    expect(reply.headers["content-encoding"]).toBe("br");
    expect(reply.rawPayload.length).toBeLessThan(500);
  });

  test("a page answers no other method, and a call that does not exist is no page", async () => {
    const post = await app.inject({ method: "POST", url: "/match/1254075", headers: page });
    expect([post.statusCode, post.headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const call = await app.inject({ method: "POST", url: "/api/nothing", headers: page });
    expect([call.statusCode, call.headers["allow"]]).toEqual([404, undefined]);
    const knownReply = await app.inject({ method: "PUT", url: "/api/bootstrap", headers: page });
    expect([knownReply.statusCode, knownReply.headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("missing files and calls are a 404 in the envelope, never a page", async () => {
    expect((await get("/assets/old-00000000.js")).json()).toMatchObject({ status: "fail" });
    expect((await get("/api/nothing", page)).statusCode).toBe(404);
    expect((await get("/..%2f..%2fetc/passwd", { accept: "*/*" })).statusCode).toBe(404);
  });
});
