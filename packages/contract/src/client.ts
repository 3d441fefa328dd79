import { messages } from "@teamwright/domain/messages";
import { contract, isEndpoint } from "./contract.ts";
import { failSchema, successSchema } from "./endpoint.ts";
import type { Contract } from "./contract.ts";
import type { EndpointDefinition, InputOf, ReplyOf } from "./endpoint.ts";

/** Codes of the client's own, beside those of the server's error table. */
export type ClientFailureCode = "network" | "bad_reply" | "aborted";

export type CallResult<Data> =
  | { readonly ok: true; readonly status: number; readonly data: Data & { readonly message: string } }
  | {
      readonly ok: false;
      /** 0: no answer came. 201: refused by a rule; show the message. */
      readonly status: number;
      readonly message: string;
      readonly code: string;
      readonly field?: string;
      /** Seconds, of a 429 or 503. */
      readonly retryAfter?: number;
    };

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of creating calls: one key per intent of the user, so that a repeated click or retry makes nothing twice. */
  readonly idempotencyKey?: string;
}
type Call<E extends EndpointDefinition> = (
  ...given: Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions]
) => Promise<CallResult<ReplyOf<E>>>;

type Calls<Entry> = Entry extends EndpointDefinition
  ? Call<Entry>
  : { readonly [Key in keyof Entry]: Calls<Entry[Key]> };
/** Typed calls in the contract's shape; the event stream is read by `openEvents`. */
export type Client = Omit<Calls<Contract>, "events">;

export interface ClientSettings {
  /** Without a slash at the end; "" is the page's own origin. A function is asked for every call. */
  readonly baseUrl: string | (() => string);
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path with its parameters filled in, and the query. */
export function urlOf(endpoint: EndpointDefinition, input: Pick<LooseInput, "params" | "query">): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const query = Object.entries(input.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()}`;
}

const failed = (status: number, code: string, message: string = messages.generic.somethingWentWrong) =>
  ({ ok: false, status, code, message }) as const;

type Success = ReturnType<typeof successSchema>;

async function readReply(
  success: () => Success,
  response: Response,
): Promise<CallResult<Record<never, never>>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return failed(response.status, "bad_reply");
  }
  if (response.status === 200) {
    const parsed = success().safeParse(body);
    if (!parsed.success) return failed(response.status, "bad_reply");
    return { ok: true, status: response.status, data: parsed.data };
  }
  const parsed = failSchema.safeParse(body);
  if (!parsed.success) return failed(response.status, "bad_reply");
  const { message, code, field } = parsed.data;
  const retryAfter = Number(response.headers.get("retry-after") ?? "");
  return {
    ...failed(response.status, code, message),
    ...(field === undefined ? {} : { field }),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

function callOf(settings: ClientSettings, endpoint: EndpointDefinition) {
  let schema: Success | undefined;
  const success = () => (schema ??= successSchema(endpoint.reply));
  return async (input: LooseInput = {}): Promise<CallResult<Record<never, never>>> => {
    const base = typeof settings.baseUrl === "string" ? settings.baseUrl : settings.baseUrl();
    const headers: Record<string, string> = { accept: "application/json" };
    if (input.body !== undefined) headers["content-type"] = "application/json";
    if (input.idempotencyKey !== undefined) headers["idempotency-key"] = input.idempotencyKey;
    try {
      const response = await settings.fetch(base + urlOf(endpoint, input), {
        method: endpoint.method,
        headers,
        credentials: "include",
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      });
      return await readReply(success, response);
    } catch {
      return failed(0, input.signal?.aborted === true ? "aborted" : "network");
    }
  };
}

/**
 * A typed client of the whole contract. A call never throws: every outcome, network failure included, is a value;
 * replies are parsed by the contract's schemas. `data` holds the reply's named fields as the documents spell them.
 */
export function createClient(settings: ClientSettings): Client {
  const callsOf = (entry: object): unknown =>
    isEndpoint(entry)
      ? callOf(settings, entry)
      : Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, callsOf(inner as object)]));
  // The mapped type follows the contract's shape entry by entry, which the compiler cannot see through Object.entries.
  return callsOf(contract) as Client;
}
