import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#db/open-database.ts";
import { ownAuthority } from "#testing/certificates.ts";
import type { Authority, Certificate } from "#testing/certificates.ts";
import { freePort } from "#testing/free-port.ts";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import type { TestApp } from "#testing/test-app.ts";
import { startTestApp } from "#testing/test-app.ts";

const has = (program: string, version: string) => {
  try {
    execFileSync(program, [version], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
};
const hasOpenssl = has("openssl", "version");

/** By the names of the parameters that an address of PostgreSQL has. */
const parametersOf = ({ ca }: Authority, { cert, key }: Certificate) =>
  `sslmode=verify-full&sslrootcert=${ca}&sslcert=${cert}&sslkey=${key}`;

describe("connections that both sides prove by certificates", () => {
  let authority: Authority;
  let stranger: Authority;
  let server: Certificate;
  beforeAll(() => {
    if (!hasOpenssl) return;
    authority = ownAuthority();
    stranger = ownAuthority();
    server = authority.issue("localhost");
  });
  afterAll(() => {
    if (!hasOpenssl) return;
    authority.remove();
    stranger.remove();
  });

  test.skipIf(!hasOpenssl || !hasOwnPostgres)(
    "PostgreSQL knows us by a certificate, without a password, and we know it (skipped without it)",
    async () => {
      const ownServer = await ownPostgres({
        server: { ca: authority.ca, ...server },
        parameters: parametersOf(authority, authority.issue("postgres")),
      });
      try {
        await ownServer.start();
        const database = await openPostgres({ url: ownServer.url, poolSize: 2 });
        await database.ping();
        await database.close();
        const [address = ""] = ownServer.url.split("?");
        // The server's authority is unknown; the client's; the client's name; no certificate; no TLS.
        for (const parameters of [
          parametersOf(stranger, authority.issue("postgres")),
          parametersOf({ ...stranger, ca: authority.ca }, stranger.issue("postgres")),
          parametersOf(authority, authority.issue("somebody")),
          `sslmode=verify-full&sslrootcert=${authority.ca}`,
          "",
        ])
          await expect(
            openPostgres({ url: `${address}?${parameters}`, poolSize: 2 }),
            parameters,
          ).rejects.toThrow("PostgreSQL");
      } finally {
        await ownServer.remove();
      }
    },
    60_000,
  );

  test.skipIf(!hasOpenssl || !has("redis-server", "--version"))(
    "and so does Redis (skipped without it)",
    async () => {
      const port = await freePort();
      const files = ["--tls-ca-cert-file", authority.ca, "--tls-cert-file", server.cert];
      const redis = spawn(
        "redis-server",
        ["--port", "0", "--tls-port", String(port), "--save", "", ...files, "--tls-key-file", server.key],
        { stdio: "ignore" },
      );
      try {
        const start = (parameters: string) =>
          startTestApp({ REDIS_URL: `rediss://localhost:${port}?${parameters}` });
        const provenParameters = parametersOf(authority, authority.issue("teamwright"));
        let app: TestApp | null = null;
        while (app === null && redis.exitCode === null) app = await start(provenParameters).catch(() => null);
        expect(app?.deps.redis?.isUp).toBe(true);
        await app?.close();
        for (const parameters of [
          parametersOf(stranger, authority.issue("teamwright")),
          parametersOf({ ...stranger, ca: authority.ca }, stranger.issue("teamwright")),
          `sslrootcert=${authority.ca}`,
        ])
          await expect(start(parameters), parameters).rejects.toThrow("Redis does not answer at REDIS_URL.");
      } finally {
        redis.kill();
      }
    },
    60_000,
  );

  test.skipIf(!hasOpenssl)(
    "the server speaks https itself with a certificate (skipped without OpenSSL)",
    async () => {
      const server443 = await startTestApp({
        HARDENED: "1",
        STAFF_SECOND_FACTOR: "required",
        PUBLIC_URL: "https://localhost:8443",
        TLS_CERT: server.cert,
        TLS_KEY: server.key,
      });
      const port = await freePort();
      await server443.app.listen({ port, host: "127.0.0.1" });
      const read = (protocol: string, ca: string) =>
        request(`${protocol}://localhost:${port}/api/bootstrap`, {
          dispatcher: new Agent({ connect: { ca: readFileSync(ca) } }),
        });
      const reply = await read("https", authority.ca);
      expect([reply.statusCode, reply.headers["strict-transport-security"]]).toEqual([
        200,
        "max-age=31536000; includeSubDomains",
      ]);
      await reply.body.dump();
      await expect(read("https", stranger.ca)).rejects.toThrow(/certificate/);
      await expect(read("http", authority.ca)).rejects.toThrow();
      await server443.close();
    },
  );
});
