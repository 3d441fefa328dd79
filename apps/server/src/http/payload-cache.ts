import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { STAND_IN_AGE, lastWhileUnavailable } from "#db/failure.ts";
import type { EventBus } from "#ports/event-bus.ts";
import { bytesOf } from "./answer.ts";
import type { PrebuiltBody, Quick } from "./answer.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Maximum age of a body when a bus message is lost. Milliseconds. */
const MAX_AGE = 60_000;
const MAX_ENTRIES = 2000;

/** The key of the compressed form of a payload; both forms are dropped together. */
export const packedKey = (key: string): string => `${key} deflate`;

/**
 * Reply bodies by key, created on first request; dropped by a bus message `{ kind: "payload", key }`. While the database
 * does not answer, the last body stands in, with its age.
 */
export interface PayloadCache {
  /**
   * `make` returns the success reply (status and message included) and a value that identifies its content. The ETag is
   * derived from this value, so that equal content has one ETag on every instance. Null is not kept (not found).
   * `lasting`: the key names the state that the body was made from, so that the body never becomes old.
   */
  get(
    key: string,
    make: () => Promise<{ content: string; reply: object } | null>,
    age?: "lasting",
  ): Quick<PrebuiltBody | null>;
  /** On this instance alone: for what each instance learns from the bus by itself. */
  forget(key: string): void;
}

interface CacheEntry {
  body: Quick<PrebuiltBody | null>;
  readonly made: number;
  readonly until: number;
}

export async function prebuild(content: string, reply: object): Promise<PrebuiltBody> {
  const identity = Buffer.from(JSON.stringify(reply));
  const [gzippedBody, brotli] = await Promise.all([
    toGzip(identity, { level: 6 }),
    // Higher qualities do not compress ciphertext in base64 further.
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { etag, identity: bytesOf(identity), gzip: bytesOf(gzippedBody), brotli: bytesOf(brotli) };
}

export function createPayloadCache(bus: EventBus, now: () => number = () => performance.now()): PayloadCache {
  const entries = new Map<string, CacheEntry>();
  const drop = (key: string): void => {
    entries.delete(key);
    entries.delete(packedKey(key));
  };
  bus.subscribe((message) => {
    if (message.kind === "payload") drop(message.key);
  });
  return {
    forget: drop,
    get: (key, make, age) => {
      const cachedEntry = entries.get(key);
      if (cachedEntry && cachedEntry.until > now()) return cachedEntry.body;
      const { body: old } = cachedEntry ?? {};
      const last =
        cachedEntry && old && !(old instanceof Promise) && cachedEntry.made + STAND_IN_AGE > now()
          ? { entry: cachedEntry, body: old }
          : undefined;
      const entry: CacheEntry = {
        body: null,
        made: now(),
        until: age === "lasting" ? Infinity : now() + MAX_AGE,
      };
      if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value ?? "");
      entries.set(key, entry);
      // The old entry takes its place again, unless it was dropped: the next call asks the database again.
      const standIn = (): PrebuiltBody | undefined => {
        if (!last || entries.get(key) !== entry) return undefined;
        entries.set(key, last.entry);
        return { ...last.body, age: Math.round((now() - last.entry.made) / 1000) };
      };
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      const payloadPromise = make().then((content) =>
        content ? prebuild(content.content, content.reply) : null,
      );
      const body = lastWhileUnavailable(payloadPromise, standIn);
      entry.body = body;
      body.then((found) => (found ? (entry.body = found) : forget()), forget);
      return body;
    },
  };
}
