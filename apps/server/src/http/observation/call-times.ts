/** Upper bounds of the histogram. Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

interface Counts {
  readonly byStatus: Map<number, number>;
  /** Calls up to each bound that exceeded the one before; the last one has no bound. */
  readonly within: number[];
  seconds: number;
}

export interface CallTimes {
  count(endpoint: string, status: number, seconds: number): void;
  /** Prometheus' text format. */
  text(): string;
}

/**
 * Counts calls by endpoint and status, and their time by endpoint. By hand: a metric of the library costs each call a
 * tenth of all that a read costs.
 */
export function createCallTimes(): CallTimes {
  const endpoints = new Map<string, Counts>();
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
    text: () => {
      const calls = [...endpoints].flatMap(([endpoint, { byStatus }]) =>
        [...byStatus].map(
          ([status, count]) => `teamwright_calls_total{endpoint="${endpoint}",status="${status}"} ${count}`,
        ),
      );
      const times = [...endpoints].flatMap(([endpoint, counts]) => timesOf(endpoint, counts));
      return [
        "# HELP teamwright_calls_total Calls by endpoint and status",
        "# TYPE teamwright_calls_total counter",
        ...calls,
        "# HELP teamwright_call_seconds Time of calls by endpoint",
        "# TYPE teamwright_call_seconds histogram",
        ...times,
        "",
      ].join("\n");
    },
  };
}

/** Each bucket of the format includes the smaller ones. */
function timesOf(endpoint: string, { within, seconds }: Counts): string[] {
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
