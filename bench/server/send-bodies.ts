import { parentPort, workerData } from "node:worker_threads";

/** What a thread of `large-bodies.ts` sends, until it has done so for these milliseconds. */
export interface Sending {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}
/** How many replies had each status; 0: no reply. */
export type Statuses = ReadonlyMap<number, number>;

const { url, method, headers, bodies: texts, connections, milliseconds } = workerData as Sending;
const bodies = texts.map((text) => new Uint8Array(Buffer.from(text)));
const until = performance.now() + milliseconds;
const statuses = new Map<number, number>();

const send = async () => {
  for (let turn = 0; performance.now() < until; turn++) {
    const reply = await fetch(url, { method, headers, body: bodies[turn % bodies.length] ?? null }).catch(
      () => null,
    );
    await reply?.arrayBuffer().catch(() => null);
    const status = reply?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

await Promise.all(Array.from({ length: connections }, send));
parentPort?.postMessage(statuses);
