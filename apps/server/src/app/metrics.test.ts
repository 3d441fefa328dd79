import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readEnv } from "#env/env.ts";
import { signUp } from "#testing/accounts.ts";
import { startCollector } from "#testing/collector.ts";
import type { Collector } from "#testing/collector.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { startMetrics } from "./start-metrics.ts";

interface Point {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly asDouble?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
  readonly count?: number;
  readonly sum?: number;
}
interface Points {
  readonly dataPoints: readonly Point[];
}
interface SentMetric {
  readonly name: string;
  readonly sum?: Points & { readonly isMonotonic: boolean };
  readonly gauge?: Points;
  readonly histogram?: Points;
}

/** For the last figures on a busy machine. Milliseconds. */
const STOP_LIMIT = 20_000;
const METRICS_KEY = "a metrics key for tests only";
const headers = { authorization: `Bearer ${METRICS_KEY}` };

let collector: Collector;
let server: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  server = await startTestApp({ METRICS_KEY });
});
afterEach(() => collector.clear());
afterAll(async () => {
  await server.close();
  collector.close();
});

const start = (host: string, settings: Readonly<Record<string, string>> = {}) =>
  startMetrics(
    readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}/`,
      OTEL_METRICS_EXPORTER: "otlp",
      ...settings,
    }),
    server.app.metrics,
  );
type Request = {
  resourceMetrics: { resource: Point; scopeMetrics: { metrics: SentMetric[] }[] }[];
};
const requests = () =>
  collector.sent("/v1/metrics").flatMap((body) => (JSON.parse(body) as Request).resourceMetrics);
const words = ({ attributes }: Point) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

/** A line of Prometheus' text for each point. Counts of buckets there include the smaller ones. */
function lines({ name, sum, gauge, histogram }: SentMetric): string[] {
  const line = (metric: string, labels: Readonly<Record<string, string>>, value: unknown) => {
    const text = Object.entries(labels).map(([key, word]) => `${key}="${word}"`);
    return `${metric}${text.length === 0 ? "" : `{${text.join(",")}}`} ${String(value)}`;
  };
  const plain = (sum ?? gauge)?.dataPoints.map((each) => line(name, words(each), each.asDouble)) ?? [];
  const times = histogram?.dataPoints.flatMap((each) => {
    let total = 0;
    const buckets = (each.bucketCounts ?? []).map((count, at) => {
      total += count;
      const le = String(each.explicitBounds?.[at] ?? "+Inf");
      return line(`${name}_bucket`, { le, ...words(each) }, total);
    });
    return [
      ...buckets,
      line(`${name}_sum`, words(each), each.sum),
      line(`${name}_count`, words(each), each.count),
    ];
  });
  return [...plain, ...(times ?? [])];
}

/** These differ from one moment to the next. */
const MOVING = /^(?:process_resident|teamwright_(?:event_loop|heap_used|database_connections))/;
const steady = (all: readonly string[]) =>
  all.filter((line) => line !== "" && !line.startsWith("#") && !MOVING.test(line)).sort();

test("a collector gets the figures of the Prometheus page, and nothing of people", async () => {
  const person = await signUp(server);
  for (let calls = 0; calls < 3; calls++) await person.send("GET", "/api/notices?page=0&size=10");
  const page = (await server.visitor().send("GET", "/metrics", { headers })).text;
  const stop = await start(collector.host);
  await stop(STOP_LIMIT);
  const [{ resource, scopeMetrics }] = requests() as [Request["resourceMetrics"][number]];
  const metrics = scopeMetrics.flatMap((scope) => scope.metrics);
  // The call that read the page is counted after its reply.
  const expected = steady(page.split("\n")).filter((line) => !line.includes('endpoint="metrics"'));
  const got = steady(metrics.flatMap(lines)).filter((line) => !line.includes('endpoint="metrics"'));
  expect(got).toEqual(expected);
  expect(expected.some((line) => line.startsWith("teamwright_call_seconds_bucket"))).toBe(true);
  expect(metrics.find(({ name }) => name === "teamwright_calls_total")?.sum?.isMonotonic).toBe(true);
  expect(words(resource)).toMatchObject({
    "service.name": "teamwright",
    "service.instance.id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const sentText = collector.sent("/v1/metrics").join("");
  for (const value of [person.account.phone, person.account.id, "Somebody"])
    expect(sentText).not.toContain(value);
});

test("they are sent again and again, and without the setting never", async () => {
  const stop = await start(collector.host, { OTEL_METRIC_EXPORT_INTERVAL: "1000" });
  await expect.poll(() => requests().length, { timeout: 20_000 }).toBeGreaterThan(1);
  await stop(STOP_LIMIT);
  collector.clear();
  await (
    await start(collector.host, { OTEL_METRICS_EXPORTER: "none" })
  )(STOP_LIMIT);
  expect(requests()).toEqual([]);
  expect(() => readEnv({ OTEL_METRICS_EXPORTER: "otlp" })).toThrow(/OTEL_METRICS_EXPORTER/);
});

test("a collector that does not answer keeps no call and no stop waiting", async () => {
  const silent = await startCollector({ silent: true });
  const stop = await start(silent.host, { OTEL_METRIC_EXPORT_INTERVAL: "1000" });
  await expect.poll(() => silent.sent("/v1/metrics").length, { timeout: 20_000 }).toBe(1);
  expect((await server.visitor().send("GET", "/api/bootstrap")).status).toBe(200);
  const began = performance.now();
  await stop(500);
  expect(performance.now() - began).toBeLessThan(3000);
  silent.close();
});
