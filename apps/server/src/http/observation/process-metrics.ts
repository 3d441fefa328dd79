import { stat } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { VERSION } from "@teamwright/contract/version";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { Deps } from "../deps.ts";

/** What this process uses: memory, event loop, streams, connections, push services, backups. */
export function addProcess(
  registry: Registry,
  app: FastifyInstance,
  deps: Deps,
  newestBackup: () => Promise<Date | null>,
): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  new Gauge({ name: "teamwright_info", help: "The version", labelNames: ["version"], registers }).set(
    { version: VERSION },
    1,
  );
  gauge("teamwright_event_streams", "Open event streams", () => deps.streams.size);
  gauge(
    "teamwright_event_loop_delay_p99_seconds",
    "99th percentile of the event loop's delay",
    () => delay.percentile(99) / 1e9,
  );
  gauge(
    "teamwright_event_loop_utilization",
    "Share of the time since the start in which the event loop worked",
    () => performance.eventLoopUtilization().utilization,
  );
  gauge("process_resident_memory_bytes", "Resident memory", () => process.memoryUsage.rss());
  gauge("teamwright_heap_used_bytes", "Used heap", () => getHeapStatistics().used_heap_size);
  gauge("teamwright_heap_limit_bytes", "Limit of the heap", () => getHeapStatistics().heap_size_limit);
  addPool(registry, deps);
  gauge("teamwright_redis_up", "1 when Redis is connected, or none is configured", () =>
    deps.redis === null || deps.redis.isUp ? 1 : 0,
  );
  new Counter({
    name: "teamwright_push_messages_total",
    help: "Messages to push services",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of deps.push.counts) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: "teamwright_newest_backup_timestamp_seconds",
    help: "When the newest backup in BACKUP_DIR was completed; while there is none, when DATA_DIR was made",
    registers,
    async collect() {
      const time = (await newestBackup()) ?? (await folderTime(deps.env.DATA_DIR));
      this.set((time?.getTime() ?? 0) / 1000);
    },
  });
}

/** A new installation has no backup for a day, which is no reason for an alert. */
async function folderTime(folder: string): Promise<Date | null> {
  return stat(folder).then(
    ({ birthtime }) => birthtime,
    () => null,
  );
}

/** The embedded database has one connection and no pool: its states are 0. */
function addPool(registry: Registry, { database }: Deps): void {
  new Gauge({
    name: "teamwright_database_connections",
    help: "Connections to PostgreSQL, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = database.pool?.() ?? { open: 0, idle: 0, waiting: 0 };
      this.set({ state: "busy" }, open - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
}
