import { Counter } from "prom-client";
import type { Registry } from "prom-client";

/** Upper bounds of the histogram. Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

interface CallCounts {
  readonly byStatus: Map<number, number>;
  readonly within: number[];
  seconds: number;
}

/** How long the calls of an endpoint took. */
export interface EndpointTimes {
  readonly endpoint: string;
  /** Calls up to each bound that exceeded the one before; the last one has no bound. */
  readonly within: readonly number[];
  readonly seconds: number;
}

export interface CallTimes {
  count(endpoint: string, status: number, seconds: number): void;
  /** Upper bounds of the histogram, in seconds, and the times of each endpoint. */
  histogram(): { readonly bounds: readonly number[]; readonly endpoints: readonly EndpointTimes[] };
  /** The histogram in Prometheus' text format. */
  text(): string;
}

/**
 * Counts calls by endpoint and status, and their time by endpoint. By hand: a metric of the library costs each call a
 * tenth of all that a read costs.
 */
export function createCallTimes(registry: Registry): CallTimes {
  const endpoints = new Map<string, CallCounts>();
  new Counter({
    name: "teamwright_calls_total",
    help: "Calls by endpoint and status",
    labelNames: ["endpoint", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [endpoint, { byStatus }] of endpoints)
        for (const [status, count] of byStatus) this.inc({ endpoint, status }, count);
    },
  });
  return {
    count: (endpoint, status, seconds) => {
      let counts = endpoints.get(endpoint);
      if (counts === undefined) {
        counts = {
          byStatus: new Map(),
          within: Array.from({ length: BOUNDS.length + 1 }, () => 0),
          seconds: 0,
        };
        endpoints.set(endpoint, counts);
      }
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
      counts.seconds += seconds;
      let at = 0;
      while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
      counts.within[at] = (counts.within[at] ?? 0) + 1;
    },
    histogram: () => ({
      bounds: BOUNDS,
      endpoints: [...endpoints].map(([endpoint, { within, seconds }]) => ({ endpoint, within, seconds })),
    }),
    text: () =>
      [
        "# HELP teamwright_call_seconds Time of calls by endpoint",
        "# TYPE teamwright_call_seconds histogram",
        ...[...endpoints].flatMap(([endpoint, counts]) => timesOf(endpoint, counts)),
        "",
      ].join("\n"),
  };
}

/** Each bucket of the format includes the smaller ones. */
function timesOf(endpoint: string, { within, seconds }: CallCounts): string[] {
  let total = 0;
  const buckets = within.map((count, at) => {
    total += count;
    return `teamwright_call_seconds_bucket{le="${BOUNDS[at] ?? "+Inf"}",endpoint="${endpoint}"} ${total}`;
  });
  return [
    ...buckets,
    `teamwright_call_seconds_sum{endpoint="${endpoint}"} ${seconds}`,
    `teamwright_call_seconds_count{endpoint="${endpoint}"} ${total}`,
  ];
}
