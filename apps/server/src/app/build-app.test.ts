import { readFileSync } from "node:fs";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { VERSION } from "@teamwright/contract/version";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "#env/env.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

const METRICS_KEY = "a metrics key for tests only";
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ METRICS_KEY });
});
afterAll(() => server.close());

describe("the server", () => {
  test("bootstrap is open to all and hands out the payload key", async () => {
    const result = await server.visitor().call.bootstrap();
    expect(result.ok && Buffer.from(result.data.data.payload_key, "base64url")).toHaveLength(32);
    expect(result.ok && result.data.data.kid).toBe(server.deps.secrets.payloadKeyId);
    expect(result.ok && result.data.data.version).toBe(VERSION);
  });

  test("the video channel is the operator's setting: an address of the web, or none", async () => {
    const bootstrapOf = async (app: TestApp) => {
      const result = await app.visitor().call.bootstrap();
      return result.ok ? result.data.data : null;
    };
    expect(await bootstrapOf(server)).not.toHaveProperty("video_channel_url");
    const database = { ...server.deps.database, close: async () => undefined };
    const address = "https://videos.example/teamwright";
    const contact = "mailto:help@teamwright.example";
    const other = await startTestApp({ VIDEO_CHANNEL_URL: address, CONTACT: contact }, { database });
    expect(await bootstrapOf(other)).toMatchObject({ video_channel_url: address, contact });
    await other.close();
    for (const VIDEO_CHANNEL_URL of ["javascript:alert(1)", "videos.example"])
      expect(() => readEnv({ VIDEO_CHANNEL_URL })).toThrow(/VIDEO_CHANNEL_URL/);
    for (const CONTACT of ["javascript:alert(1)", "help@teamwright.example", "http://teamwright.example"])
      expect(() => readEnv({ CONTACT })).toThrow(/CONTACT/);
  });

  test("says plainly, where it is described, that the payload key is no security boundary", async () => {
    const { paths } = (await server.visitor().send("GET", "/api/openapi.json")).json() as {
      paths: Record<string, { get: { summary: string } }>;
    };
    expect(paths["/api/bootstrap"]?.get.summary).toMatch(/deters scraping; it is no security boundary/);
    const security = readFileSync(new URL("../../../../docs/security.md", import.meta.url), "utf8");
    expect(security).toMatch(/payloads are encrypted, and that is no boundary.*deters casual scraping/i);
  });

  test("says that it lives and that its database answers", async () => {
    const lives = await server.visitor().send("GET", "/healthz");
    expect([lives.status, lives.json()["version"]]).toEqual([200, VERSION]);
    expect((await server.visitor().send("GET", "/readyz")).status).toBe(200);
  });

  test("says in time that its database does not answer, though it does not fail either", async () => {
    const frozenDatabase = await openTestDatabase();
    const other = await startTestApp(
      {},
      { database: { ...frozenDatabase, ping: () => new Promise(() => undefined) } },
    );
    const { status, headers } = await other.visitor().send("GET", "/readyz");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    await other.close();
  });

  test("serves its own description", async () => {
    const reply = await server.visitor().send("GET", "/api/openapi.json");
    expect(Object.keys(reply.json()["paths"] as object)).toContain("/api/auth/login");
  });

  test("an unknown path is a 404 in the envelope", async () => {
    const reply = await server.visitor().send("GET", "/api/nothing/here");
    expect(reply.status).toBe(404);
    expect(reply.json()).toMatchObject({ status: "fail", code: "not_found" });
  });

  test("a route that is no endpoint of the contract cannot be added", async () => {
    const other = await startTestApp(
      {},
      { database: { ...server.deps.database, close: async () => undefined } },
    );
    await other.close();
    await expect(
      (async () => {
        const { buildApp } = await import("./build-app.ts");
        const { contract, open } = await import("@teamwright/contract");
        const { handle } = await import("#http/handler.ts");
        const { done } = await import("#http/answer.ts");
        const foreign = { ...contract.bootstrap, path: "/api/secret", access: open } as const;
        return buildApp(server.deps, {
          webFolder: null,
          handlers: [handle(foreign, async () => done("", { data: {} as never }))],
        });
      })(),
    ).rejects.toThrow(/no endpoint of the contract/);
  });

  test("a relation that no module resolves, or that the path does not name, stops the start", async () => {
    const { buildApp } = await import("./build-app.ts");
    await expect(buildApp(server.deps, { webFolder: null, relations: [] })).rejects.toThrow(
      /no module resolves the relation ownerOfSession/,
    );
    const { relatedAccess, signedIn } = await import("@teamwright/contract");
    const { relationCheck } = await import("#http/relation.ts");
    const { contract } = await import("@teamwright/contract");
    const access = relatedAccess(signedIn, "elsewhere", ["ownerOfSession"]);
    expect(() => relationCheck({ ...contract.auth.endSession, access }, new Map())).toThrow(
      /no parameter elsewhere/,
    );
  });

  test("metrics need their key, also from this machine, where a proxy may be, and count by endpoint", async () => {
    await server.visitor().call.bootstrap();
    const ask = (authorization?: string) =>
      server
        .visitor()
        .send("GET", "/metrics", authorization === undefined ? {} : { headers: { authorization } });
    const givenReply = await ask(`Bearer ${METRICS_KEY}`);
    expect(givenReply.text).toMatch(/teamwright_calls_total\{endpoint="bootstrap",status="200"\} \d+/);
    expect((await ask()).status).toBe(404);
    expect((await ask("Bearer another key of some length")).status).toBe(404);
  });

  test("a request that names two hosts is refused", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const firstLine = (...hosts: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () =>
          socket.write(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join("")}\r\n`),
        );
        socket.on("error", reject);
        socket.once("data", (data) => {
          socket.destroy();
          resolve(data.toString().split("\r\n", 1)[0] ?? "");
        });
      });
    expect(await firstLine("Host: localhost")).toBe("HTTP/1.1 200 OK");
    expect(await firstLine("Host: localhost", "HOST: elsewhere.example")).toBe("HTTP/1.1 400 Bad Request");
  });

  test("replies to calls may load nothing and are not sniffed", async () => {
    const { headers } = await server.visitor().send("GET", "/api/bootstrap");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("promotions: empty, shown, with an ETag that answers 304", async () => {
    const visitor = server.visitor();
    const first = await visitor.send("GET", "/api/promotion/getlist");
    expect(first.json()).toMatchObject({ status: "success", data: [], promotionActive: true });
    const again = await visitor.send("GET", "/api/promotion/getlist", {
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  });
});
