import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { LookupFunction } from "node:net";
import { Agent, request } from "undici";
import type { Dispatcher } from "undici";
import { SpanKind, withSpan } from "#tracing/tracing.ts";
import { ADDRESS_REFUSED } from "./public-address.ts";

/** Maximum bytes of a reply, where the caller sets no other limit. */
export const MAX_BYTES = 1024 * 1024;

export interface HttpCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; bytes are sent as they are, with the content type of the headers. */
  readonly body?: unknown;
  /** The reply's body has no meaning, so it may be anything. */
  readonly ignoresReply?: boolean;
  /** The reply's body need not be JSON. */
  readonly takesText?: boolean;
  /** The deadline of the whole call, including repetitions. */
  readonly signal: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** Parsed JSON; undefined for an empty body, and for an error's body that is not JSON. */
  readonly body: unknown;
  /** The body as it was sent. */
  readonly text: string;
  /** By lower-case name; of repeated headers none. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds of Retry-After, where it is given. */
  readonly retryAfter: number | null;
}

export type HttpFailure = "unreachable" | "timed_out" | "invalid_reply";
/** By the client's own `lookup`. */
type AddressRefusal = "address_refused";

/**
 * The only HTTP client for outgoing calls: to fantasy apps, sources of matches, push services and webhooks. It calls allowed origins only,
 * follows no redirect, connects within 3 seconds and limits the bytes of a reply. It never throws because of the other
 * side.
 */
export interface HttpClient<More extends string = never> {
  call(call: HttpCall): Promise<Outcome<HttpReply, HttpFailure | More>>;
  close(): Promise<void>;
}

interface HttpClientSettings {
  readonly mostBytes?: number;
  readonly connections?: number;
}

/**
 * `allowed` is evaluated for every call, so that an origin whose connection was removed is not called any more.
 * `mostBytes`: of a reply. `connections`: to one origin at a time. `lookup` resolves names instead of the system.
 */
export function createHttpClient(
  allowed: (origin: string) => boolean,
  settings: HttpClientSettings & { readonly lookup: LookupFunction },
): HttpClient<AddressRefusal>;
export function createHttpClient(
  allowed: (origin: string) => boolean,
  settings?: HttpClientSettings,
): HttpClient;
export function createHttpClient(
  isAllowed: (origin: string) => boolean,
  {
    mostBytes = MAX_BYTES,
    connections = 32,
    lookup,
  }: HttpClientSettings & { readonly lookup?: LookupFunction } = {},
): HttpClient<AddressRefusal> {
  const dispatcher = new Agent({
    connect: { timeout: 3000, ...(lookup === undefined ? {} : { lookup }) },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
    pipelining: 1,
    connections,
  });
  const send = async (call: HttpCall): Promise<Outcome<HttpReply, HttpFailure | AddressRefusal>> => {
    if (!isAllowed(call.url.origin)) throw new Error(`calls to ${call.url.origin} are not allowed`);
    try {
      const reply = await request(call.url, {
        dispatcher,
        method: call.method,
        headers: {
          ...call.headers,
          accept: "application/json",
          ...(call.body === undefined || call.body instanceof Uint8Array
            ? {}
            : { "content-type": "application/json" }),
        },
        body: bytesOf(call.body),
        signal: call.signal,
      });
      return await read(reply, mostBytes, call);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === ADDRESS_REFUSED)
        return fail("address_refused");
      return fail(call.signal.aborted ? "timed_out" : "unreachable");
    }
  };
  return {
    // The host alone: an address may have a number or a key.
    call: (call) => {
      const attributes = { "http.request.method": call.method, "server.address": call.url.hostname };
      return withSpan(`${call.method} ${call.url.hostname}`, { kind: SpanKind.CLIENT, attributes }, () =>
        send(call),
      );
    },
    close: () => dispatcher.destroy(),
  };
}

const bytesOf = (body: unknown): Uint8Array | string | null =>
  body === undefined ? null : body instanceof Uint8Array ? body : JSON.stringify(body);

async function read(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  mostBytes: number,
  { ignoresReply = false, takesText = false }: HttpCall,
): Promise<Outcome<HttpReply, HttpFailure>> {
  const retryAfter = secondsOf(headers["retry-after"]);
  if (ignoresReply) {
    await body.dump({ limit: mostBytes });
    return succeed({ status: statusCode, body: undefined, text: "", headers: {}, retryAfter });
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop destroys the connection, so that nothing more is read.
    if (bytes > mostBytes) return fail("invalid_reply");
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  const json = parseJson(text);
  // The status of an error says enough; gateways send pages with it.
  if (!json.ok && statusCode < 400 && !takesText) return json;
  return succeed({
    status: statusCode,
    body: json.ok ? json.value : undefined,
    text,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    retryAfter,
  });
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
