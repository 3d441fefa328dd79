import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#env/env.ts";
import { startLinkedServer } from "#modules/fantasy-apps/testing/linked.ts";
import { noticeJobs } from "#modules/notices/index.ts";
import { webhookJobs } from "#modules/webhooks/index.ts";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { startCollector } from "#testing/collector.ts";
import type { Collector } from "#testing/collector.ts";
import { startTestApp } from "#testing/test-app.ts";
import { startTracing } from "./start-tracing.ts";

interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** For the last spans on a busy machine. Milliseconds. */
const STOP_LIMIT = 20_000;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

/** Runs code while traces are made, and returns the spans that the collector got of it. */
async function collect(
  run: () => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<readonly CollectedSpan[]> {
  collector.clear();
  const endpoint = `http://${collector.host}/`;
  const stop = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings }));
  try {
    await run();
  } finally {
    await stop(STOP_LIMIT);
  }
  type Sent = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };
  return collector
    .sent("/v1/traces")
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

test("a call is one trace with its statements and its call of an app, and goes on with the caller's", async () => {
  const { server, close } = await startLinkedServer("traced", { CODE_RATE: "100000" });
  const player = await signUp(server, { plan: 10 });
  const mobile = "9123456780";
  const spans = await collect(async () => {
    const body = { fantasyApp: "dream11", mobileNumber: mobile };
    expect((await player.send("POST", "/api/fantasy/send-otp", { body, headers })).status).toBe(200);
  });
  await close();
  const call = spans.find(({ name }) => name === "POST /api/fantasy/send-otp");
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: "b7ad6b7169203331" });
  const inCall = spans.filter(
    ({ traceId, parentSpanId }) => traceId === TRACE && parentSpanId === call?.spanId,
  );
  expect(inCall.map(({ name }) => name)).toEqual(expect.arrayContaining(["select", "POST 127.0.0.1"]));
  const sentText = collector.sent("/v1/traces").join("");
  expect(sentText).toContain("http.response.status_code");
  expect(sentText).not.toContain(mobile);
  expect(sentText).not.toContain(player.account.phone);
});

test("a job belongs to the trace of the call that enqueued it", async () => {
  const server = await startTestApp({}, { jobs: [...noticeJobs, ...webhookJobs] });
  const person = await signUp(server);
  const spans = await collect(async () => {
    const body = { name: "traced", scopes: ["read" as const], days: 7, password: PASSWORD };
    expect(await person.call.apiKeys.create({ body })).toMatchObject({ ok: true });
    const unread = async () => {
      const reply = await person.call.notices.unread();
      return reply.ok && reply.data.unread;
    };
    await expect.poll(unread, { timeout: 20_000 }).toBe(1);
  });
  await server.close();
  const call = spans.find(({ name }) => name.startsWith("POST /api/keys"));
  const job = spans.find(({ name, traceId }) => name.startsWith("job ") && traceId === call?.traceId);
  expect(job).toBeDefined();
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
});

test("no share of traces is no span; without the setting nothing is sent", async () => {
  const server = await startTestApp();
  const read = async () => {
    expect((await server.visitor().send("GET", "/api/bootstrap", { headers })).status).toBe(200);
  };
  expect(await collect(read, { OTEL_TRACES_SAMPLER_ARG: "0" })).toEqual([]);
  expect(await collect(read)).not.toEqual([]);
  await read();
  await server.close();
  expect(() => readEnv({ OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
});

test("a collector that does not answer keeps no server from stopping", async () => {
  const silent = await startCollector({ silent: true });
  const server = await startTestApp();
  const stop = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${silent.host}` }));
  expect((await server.visitor().send("GET", "/api/bootstrap")).status).toBe(200);
  const began = performance.now();
  await stop(500);
  expect(performance.now() - began).toBeLessThan(3000);
  silent.close();
  await server.close();
});
