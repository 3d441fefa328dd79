import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { buildApp } from "./build-app.ts";

const METRICS_KEY = "a metrics key for tests only";
const folder = mkdtempSync(join(tmpdir(), "teamwright-web-"));
const log: string[] = [];
let server: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Teamwright</title>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  const screens = {
    "/": { page: "index.html", files: [] },
    "/user/:phone": { page: "index.html", files: [] },
  };
  writeFileSync(join(folder, "screens.json"), JSON.stringify(screens));
  server = await startTestApp({
    METRICS_KEY,
    PUBLIC_URL: "https://teams.example",
    TRUST_PROXY: "10.1.2.3",
    LOG_LEVEL: "warn",
  });
  const logStream = { write: (line: string) => void log.push(line) };
  app = await buildApp(server.deps, { webFolder: folder, logStream });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let address = 0;
async function send(type: string, body: unknown, remoteAddress = `192.0.2.${++address}`) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": type, origin: "https://teams.example", cookie: "session=x" };
  const url = "/api/policy-reports";
  return (await app.inject({ method: "POST", url, headers, payload, remoteAddress })).statusCode;
}
const report = (documentUri: string, directive: object) => ({
  "csp-report": {
    "document-uri": documentUri,
    "blocked-uri": "https://evil.example/?phone=9876543210",
    "script-sample": "x",
    ...directive,
  },
});
async function countReports(): Promise<string[]> {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  const { payload } = await app.inject({ url: "/metrics", headers });
  return payload.split("\n").filter((line) => line.startsWith("teamwright_policy_reports_total"));
}
const REPORT = "application/csp-report";

test("pages name a place for reports; other files do not", async () => {
  const policyOf = async (url: string) =>
    (await app.inject({ url, headers: { accept: "text/html" } })).headers["content-security-policy"];
  expect(await policyOf("/")).toMatch(/;report-uri \/api\/policy-reports$/);
  expect(await policyOf("/icon.svg")).not.toContain("report-uri");
  expect(await policyOf("/healthz")).not.toContain("report-uri");
});

test("reports are counted by directive and screen, with one line for each kind and nothing else of them", async () => {
  const page = "https://teams.example/user/9876543210?token=secret#x";
  const reports = [
    report(page, { "effective-directive": "img-src" }),
    report(page, { "effective-directive": "img-src" }),
    report("https://teams.example/", { "violated-directive": "script-src 'self'" }),
    report("https://teams.example/9876543210", { "effective-directive": "phone-9876543210" }),
    // Of other sites nothing is counted.
    report("https://evil.example/", { "effective-directive": "font-src" }),
    report("about", { "effective-directive": "font-src" }),
  ];
  for (const body of reports) expect(await send(REPORT, body)).toBe(204);
  expect((await countReports()).toSorted()).toEqual([
    'teamwright_policy_reports_total{directive="img-src",screen="/user/:phone"} 2',
    'teamwright_policy_reports_total{directive="other",screen="other"} 1',
    'teamwright_policy_reports_total{directive="script-src",screen="/"} 1',
  ]);
  const lines = log.filter((line) => line.includes("content security policy"));
  expect(lines).toHaveLength(3);
  expect(log.join("\n")).not.toMatch(/9876543210|secret|evil/);
});

test("anything else is refused, and one address has a budget", async () => {
  const before = await countReports();
  for (const body of ["", "{", "null", "[1]", "{}", '{"csp-report":{}}', '{"csp-report":{"document-uri":7}}'])
    expect(await send(REPORT, body), body).toBe(400);
  expect(await send(REPORT, `["${"x".repeat(17_000)}"]`)).toBe(413);
  expect(await send("application/json", "[]")).toBe(400);
  expect(await send("text/plain", "[]")).toBe(415);
  expect(await countReports()).toEqual(before);
  const statuses: number[] = [];
  for (let turn = 0; turn < 22; turn++)
    statuses.push(await send(REPORT, report("about", {}), "198.51.100.9"));
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(statuses.slice(20)).toEqual([429, 429]);
});
