import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

const METRICS_KEY = "a metrics key for tests only";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ METRICS_KEY, TRUST_PROXY: "10.1.2.0/24" });
});
afterAll(() => server.close());

const metrics = async () => {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  return (await server.visitor().send("GET", "/metrics", { headers })).text;
};

test("the dashboard and the alert rules name only metrics that the server has", async () => {
  const text = await metrics();
  const servedPaths = new Set<string>();
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    servedPaths.add(name);
    if (type === "histogram")
      for (const part of ["bucket", "sum", "count"]) servedPaths.add(`${name}_${part}`);
  }
  const dashboard = JSON.parse(read("ops/grafana/teamwright.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const rules = read("ops/prometheus/alerts.yml");
  const alerts = [...rules.matchAll(/^ +expr: (["'])(.+)\1$/gm)].map(([, , expr = ""]) => expr);
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
  const shownExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const metricsIn = (expressions: readonly string[]) =>
    new Set(expressions.flatMap((expr) => expr.match(/\b(teamwright|process)_\w+/g) ?? []));
  expect([...metricsIn([...shownExpressions, ...alerts])].filter((name) => !servedPaths.has(name))).toEqual(
    [],
  );
  // Nothing that the server counts is missing from the dashboard.
  const plain = [...text.matchAll(/^# TYPE (\w+) \w+$/gm)].map(([, name = ""]) => name);
  expect(
    plain.filter((name) => ![...metricsIn(shownExpressions)].some((one) => one.startsWith(name))),
  ).toEqual([]);
});

test("sources that were asked are in the metrics", async () => {
  await server.deps.database.db.execute(
    "insert into sources (name, failures, used, last_success_at) values ('cricsheet', 2, 7, '2026-11-22T10:00:00Z')",
  );
  const text = await metrics();
  expect(text).toContain('teamwright_source_failures{source="cricsheet"} 2');
  expect(text).toContain('teamwright_source_requests_today{source="cricsheet"} 7');
  expect(text).toContain('teamwright_source_last_success_timestamp_seconds{source="cricsheet"} 1795341600');
});

const idFrom = async (remoteAddress: string, given?: string) => {
  const headers = given === undefined ? {} : { "x-request-id": given };
  const reply = await server.app.inject({ url: "/api/bootstrap", remoteAddress, headers });
  return String(reply.headers["x-request-id"]);
};

test("each reply has an id, and a trusted proxy's own is taken over when it is safe", async () => {
  const ids = [await idFrom("192.0.2.1"), await idFrom("192.0.2.1"), await idFrom("10.1.2.3")];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(await idFrom("10.1.2.3", "edge-7:a.b")).toBe("edge-7:a.b");
  expect(await idFrom("::ffff:10.1.2.3", "edge-8")).toBe("edge-8");
  for (const address of ["192.0.2.1", "10.1.3.3", "::1"])
    expect(await idFrom(address, "forged")).toMatch(UUID);
  for (const unsafe of ["", "a b", 'a"b', "a\u00e9", "x".repeat(65)])
    expect(await idFrom("10.1.2.3", unsafe)).toMatch(UUID);
});

test("the log names the id of the reply", async () => {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: {},
    remoteAddress: "10.1.2.3",
    headers: { "x-request-id": "edge-9" },
  });
  expect(reply.headers["x-request-id"]).toBe("edge-9");
  expect(server.log.some((line) => (JSON.parse(line) as { call?: string }).call === "edge-9")).toBe(true);
});

test("a refusal is logged with its code, account and call, also of a read; a read that succeeds is not", async () => {
  const customer = await makeActor(server, "customer");
  const send = async (method: string, path: string) => {
    const { headers } = await customer.send(method, path);
    const lines = server.log.map((line) => JSON.parse(line) as { readonly call?: string });
    return lines.find(({ call }) => call === headers["x-request-id"]);
  };
  const account = customer.account.id;
  expect(await send("GET", "/api/admin/audit")).toMatchObject({
    status: 403,
    refusal: "not_allowed",
    account,
  });
  expect(await send("GET", "/api/notices?page=x")).toMatchObject({
    status: 400,
    refusal: "invalid_input",
    account,
  });
  expect(await send("POST", "/api/auth/login")).toMatchObject({ status: 400, refusal: "invalid_input" });
  expect(await send("GET", "/api/bootstrap")).toBeUndefined();
  for (let calls = 0; calls < 700; calls++) await customer.send("GET", "/api/admin/audit");
  const lines = server.log.filter((line) => line.includes('"endpoint":"audit.list"')).length;
  expect([lines > 500, lines <= 600]).toEqual([true, true]);
});
