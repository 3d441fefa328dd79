import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { Agent, request } from "undici";
import type { Dispatcher } from "undici";

/** Maximum bytes of a reply. */
export const MOST_BYTES = 1024 * 1024;

export interface HttpCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The deadline of the whole call, including repetitions. */
  readonly signal: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
  /** Seconds of Retry-After, where it is given. */
  readonly retryAfter: number | null;
}

export type HttpFailure = "unreachable" | "timed_out" | "invalid_reply";

/**
 * The only HTTP client for outgoing calls. It calls allowed origins only, follows no redirect, connects within 3
 * seconds and reads at most 1 MB. It never throws because of the other side.
 */
export interface HttpClient {
  call(call: HttpCall): Promise<Outcome<HttpReply, HttpFailure>>;
  close(): Promise<void>;
}

/** `allowed` is evaluated for every call, so that an origin whose connection was removed is not called any more. */
export function createHttpClient(allowed: (origin: string) => boolean): HttpClient {
  const dispatcher = new Agent({
    connect: { timeout: 3000 },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
    pipelining: 1,
    connections: 32,
  });
  return {
    call: async (call) => {
      if (!allowed(call.url.origin)) throw new Error(`calls to ${call.url.origin} are not allowed`);
      try {
        const reply = await request(call.url, {
          dispatcher,
          method: call.method,
          headers: {
            ...call.headers,
            accept: "application/json",
            ...(call.body === undefined ? {} : { "content-type": "application/json" }),
          },
          body: call.body === undefined ? null : JSON.stringify(call.body),
          signal: call.signal,
        });
        return await read(reply);
      } catch {
        return fail(call.signal.aborted ? "timed_out" : "unreachable");
      }
    },
    close: () => dispatcher.destroy(),
  };
}

async function read({
  statusCode,
  headers,
  body,
}: Dispatcher.ResponseData): Promise<Outcome<HttpReply, HttpFailure>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop destroys the connection, so that nothing more is read.
    if (bytes > MOST_BYTES) return fail("invalid_reply");
    chunks.push(chunk);
  }
  const parsed = parseJson(Buffer.concat(chunks).toString("utf8"));
  if (!parsed.ok) return parsed;
  return succeed({ status: statusCode, body: parsed.value, retryAfter: secondsOf(headers["retry-after"]) });
}

function parseJson(text: string): Outcome<unknown, HttpFailure> {
  if (text === "") return succeed(undefined);
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch {
    return fail("invalid_reply");
  }
}

/** Retry-After in seconds or as a date. */
function secondsOf(header: string | readonly string[] | undefined): number | null {
  if (typeof header !== "string") return null;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
