import type { ServerResponse } from "node:http";
import { EVENTS_KEPT } from "@teamwright/contract";
import type { ServerEvent } from "@teamwright/contract";

/** Proxies and phones drop a silent connection after about a minute. Milliseconds. */
const HEARTBEAT = 25_000;
/** A reader that lets so many bytes pile up is gone or too slow; it reconnects and refetches. */
const MAX_BACKLOG = 64 * 1024;

/** Calls of the same moment are answered in any order, and the clocks of several servers differ. Milliseconds. */
const SLACK = 5000;

/** All open event streams of this instance. */
export interface StreamHub {
  /**
   * Null when the address has too many; else what turns a response into a stream. It begins with the events that came
   * after `since`, an ISO instant: what was asked for before the stream stood may be older than they.
   */
  reserve(address: string, since?: string): ((raw: ServerResponse) => void) | null;
  send(event: ServerEvent): void;
  readonly size: number;
  close(): void;
}

/** `maxPerAddress`: beyond it `reserve` refuses; networks of mobile carriers put many players behind one address. */
export function createStreamHub(limits: { maxPerAddress: number; max: number }): StreamHub {
  const streams = new Map<ServerResponse, string>();
  const perAddress = new Map<string, number>();
  /** When each event was last sent, oldest first: a repeated one is told once. */
  const recent = new Map<string, number>();

  const forget = (raw: ServerResponse) => {
    const address = streams.get(raw);
    if (address === undefined) return;
    streams.delete(raw);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  };
  const write = (text: string) => {
    for (const raw of streams.keys()) {
      if (raw.writableLength > MAX_BACKLOG) raw.destroy();
      else raw.write(text);
    }
  };
  const remember = (text: string) => {
    const now = Date.now();
    recent.delete(text);
    recent.set(text, now);
    for (const [old, time] of recent) {
      if (time > now - EVENTS_KEPT) break;
      recent.delete(old);
    }
  };
  const after = (time: number) => [...recent].filter(([, sent]) => sent > time - SLACK).map(([text]) => text);
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT);
  heartbeat.unref();

  return {
    reserve: (address, since) => {
      if ((perAddress.get(address) ?? 0) >= limits.maxPerAddress || streams.size >= limits.max) return null;
      return (raw) => begin(raw, address, since);
    },
    send: ({ type, ...data }) => {
      const text = `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
      remember(text);
      write(text);
    },
    get size() {
      return streams.size;
    },
    close: () => {
      clearInterval(heartbeat);
      for (const raw of streams.keys()) raw.end();
    },
  };

  function begin(raw: ServerResponse, address: string, since: string | undefined) {
    streams.set(raw, address);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    raw.on("close", () => forget(raw));
    raw.on("error", () => forget(raw));
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    // Spread the return of a crowd after a restart over a few seconds.
    raw.write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n\n`);
    if (since !== undefined) for (const text of after(Date.parse(since))) raw.write(text);
  }
}
