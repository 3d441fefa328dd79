import { Gauge } from "prom-client";
import type { Registry } from "prom-client";

/** How a source of matches fares, as all instances share it. */
export interface SourceFigures {
  readonly name: string;
  readonly failures: number;
  readonly lastSuccessAt: Date | null;
  readonly used: number;
}

/** The sources that were ever asked; none while the database does not answer. */
export function addSources(registry: Registry, read: () => Promise<readonly SourceFigures[]>): void {
  const gauge = (name: string, help: string, value: (source: SourceFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["source"],
      registers: [registry],
      async collect() {
        this.reset();
        for (const source of await read().catch(() => [])) this.set({ source: source.name }, value(source));
      },
    });
  gauge("teamwright_source_failures", "Consecutive failures of a source", ({ failures }) => failures);
  gauge("teamwright_source_requests_today", "Requests of the last day (UTC) with any", ({ used }) => used);
  gauge(
    "teamwright_source_last_success_timestamp_seconds",
    "When a source last answered; 0 when it never did",
    ({ lastSuccessAt }) => (lastSuccessAt?.getTime() ?? 0) / 1000,
  );
}
