import type { ServerResponse } from "node:http";
import { createEventLog } from "./event-log.ts";
import type { EventLog } from "./event-log.ts";
import type { AccountEvent, NoticesEvent, PublicEvent } from "@teamwright/contract";

/** Proxies and phones close a silent connection after about a minute. Milliseconds. */
const HEARTBEAT = 25_000;
/** A session or key that expires sends no event, so each stream checks its own after this many heartbeats: 10 minutes. */
const CHECK_EVERY = 24;
/** A client with this many unsent bytes is gone or too slow; it reconnects and refetches. */
const MAX_BACKLOG = 64 * 1024;

/** All open event streams of this instance. */
export interface StreamHub {
  /**
   * Returns null when the address has too many streams, else a function that turns a response into a stream. The stream
   * begins with the events after `since`, an ISO instant: data fetched before the stream was open may be older than
   * these. With `lastEventId` it begins after that event, or with `reread` where nobody knows what came after it.
   */
  reserve(
    address: string,
    options?: {
      readonly since?: string | undefined;
      readonly lastEventId?: string | undefined;
      readonly accountId?: string | undefined;
      /** Whether the session or key that opened the stream is still one. */
      readonly isSignedIn?: (() => Promise<boolean>) | undefined;
    },
  ): ((raw: ServerResponse) => void) | null;
  send(event: PublicEvent): void;
  /** To the streams that the accounts opened. */
  tell(accountIds: ReadonlySet<string>, event: AccountEvent | NoticesEvent): void;
  /** Ends the account's streams whose session or key is gone. What was told before still arrives. */
  endSignedOut(accountId: string): void;
  /**
   * Events of other instances may have been lost: every stream ends, so that clients connect again, spread over some
   * seconds, and are told to read everything again.
   */
  breakOff(): void;
  readonly size: number;
  close(): void;
}

const REREAD = "event: reread\ndata: {}\n\n";
const textOf = ({ type, ...data }: PublicEvent | AccountEvent | NoticesEvent) =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

interface HubStream {
  readonly address: string;
  readonly accountId: string | undefined;
  readonly isSignedIn: (() => Promise<boolean>) | undefined;
  /** In which of the `CHECK_EVERY` heartbeats it is checked: streams that begin together take turns. */
  readonly turn: number;
}

const HEAD = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

interface Beginning {
  readonly since: string | undefined;
  readonly lastEventId: string | undefined;
}

/** What a client missed since its last event or its last reply. */
function missedEvents(
  log: EventLog,
  accountId: string | undefined,
  { since, lastEventId }: Beginning,
): readonly string[] {
  if (lastEventId !== undefined) return log.after(lastEventId, accountId) ?? [REREAD];
  return since === undefined ? [] : log.since(Date.parse(since));
}

/** `maxPerAddress`: beyond it `reserve` refuses. Networks of mobile carriers have many players behind one address. */
export function createStreamHub(limits: { maxPerAddress: number; max: number }): StreamHub {
  const streams = new Map<ServerResponse, HubStream>();
  const perAddress = new Map<string, number>();
  const log = createEventLog();

  const forget = (raw: ServerResponse) => {
    const address = streams.get(raw)?.address;
    if (address === undefined) return;
    streams.delete(raw);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  };
  const writeTo = (raw: ServerResponse, text: string) => {
    if (raw.writableLength > MAX_BACKLOG) raw.destroy();
    else raw.write(text);
  };
  const write = (text: string) => {
    for (const raw of streams.keys()) writeTo(raw, text);
  };
  // While the database does not answer nobody is known to be signed out.
  const endIfSignedOut = (raw: ServerResponse, { isSignedIn }: HubStream) => {
    isSignedIn?.().then(
      (signedIn) => signedIn || raw.end(),
      () => undefined,
    );
  };
  let begunStreams = 0;
  let beats = 0;
  let isClosed = false;
  const heartbeat = setInterval(() => {
    write(":\n\n");
    const turn = beats++ % CHECK_EVERY;
    for (const [raw, stream] of streams) if (stream.turn === turn) endIfSignedOut(raw, stream);
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    reserve: (address, { since, lastEventId, accountId, isSignedIn } = {}) => {
      if ((perAddress.get(address) ?? 0) >= limits.maxPerAddress || streams.size >= limits.max) return null;
      const turn = begunStreams++ % CHECK_EVERY;
      return (raw) => begin(raw, { address, accountId, isSignedIn, turn }, { since, lastEventId });
    },
    send: (event) => {
      write(log.add(textOf(event), null));
    },
    tell: (accountIds, event) => {
      const text = log.add(textOf(event), accountIds);
      for (const [raw, { accountId }] of streams)
        if (accountId !== undefined && accountIds.has(accountId)) writeTo(raw, text);
    },
    endSignedOut: (accountId) => {
      for (const [raw, stream] of streams) if (stream.accountId === accountId) endIfSignedOut(raw, stream);
    },
    breakOff: () => {
      log.breakOff();
      for (const raw of streams.keys()) raw.end();
    },
    get size() {
      return streams.size;
    },
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const raw of streams.keys()) raw.end();
    },
  };

  function begin(raw: ServerResponse, stream: HubStream, from: Beginning) {
    const { address } = stream;
    streams.set(raw, stream);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    raw.on("close", () => forget(raw));
    raw.on("error", () => forget(raw));
    raw.writeHead(200, HEAD);
    // Spreads reconnections after a restart over a few seconds.
    raw.write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n\n`);
    for (const text of missedEvents(log, stream.accountId, from)) raw.write(text);
    // Also a client that gets nothing until it loses the connection can continue from here.
    raw.write(`id: ${log.last()}\n\n`);
    if (isClosed) raw.end();
  }
}
