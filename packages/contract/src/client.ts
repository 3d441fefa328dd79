import { failSchema, isEndpoint, successSchema } from "./endpoint.ts";
import type { EndpointDefinition, InputOf, ReplyOf } from "./endpoint.ts";
import { NUMBER_HEADER, withoutNumber } from "./number-header.ts";

/** Codes that the client adds to those of the server's error table. */
export type ClientFailureCode = "network" | "bad_reply" | "aborted";

export type CallResult<Data> =
  | { readonly ok: true; readonly status: number; readonly data: Data & { readonly message: string } }
  | {
      readonly ok: false;
      /** 0: no reply arrived. 201: refused by a rule; show the message. */
      readonly status: number;
      readonly message: string;
      readonly code: string;
      readonly field?: string;
      /** Seconds, from a 429 or 503 reply. */
      readonly retryAfter?: number;
    };

interface EndpointCallOptions {
  readonly signal?: AbortSignal;
  /** For creating calls: one key per intent of the user, so that a repeated click or retry creates nothing twice. */
  readonly idempotencyKey?: string;
}
type EndpointCall<E extends EndpointDefinition> = (
  ...given: Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & EndpointCallOptions]
    : [input: InputOf<E> & EndpointCallOptions]
) => Promise<CallResult<ReplyOf<E>>>;

/** An endpoint, or endpoints by name. */
export interface Resources {
  readonly [name: string]: EndpointDefinition | Resources;
}
/** Typed calls in the shape of the resources; the event stream is read by `openEvents`. */
export type Client<Entry> = {
  readonly [Key in keyof Entry]: Entry[Key] extends EndpointDefinition
    ? EndpointCall<Entry[Key]>
    : Client<Entry[Key]>;
};

export interface ClientSettings {
  /** Without a trailing slash; "" is the page's own origin. A function is evaluated at every call. */
  readonly baseUrl: string | (() => string);
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The Accept header; `application/json` when it is missing. */
  readonly accept?: string;
  /** Returns the text of a reply in the user's language. Without it the message is the server's English. */
  readonly word?: (said: ReplySaid) => string;
}

/** The message of a reply; "" with a key when no reply arrived. */
export interface ReplySaid {
  readonly message: string;
  readonly messageKey?: string | undefined;
  readonly messageValues?: Readonly<Record<string, string | number>> | undefined;
}

interface LooseInput extends EndpointCallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** The path with its parameters filled in, and the query. */
export function urlOf(
  endpoint: EndpointDefinition,
  input: {
    readonly params?: LooseInput["params"] | undefined;
    readonly query?: LooseInput["query"] | undefined;
  },
): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const query = Object.entries(input.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()}`;
}

const failureOf = (status: number, code: string, message: string) =>
  ({ ok: false, status, code, message }) as const;

/** Used when no reply arrived. */
const nothingSaid: ReplySaid = { message: "", messageKey: "replies.somethingWentWrong" };

type SuccessSchema = ReturnType<typeof successSchema>;

async function readReply(
  success: () => SuccessSchema,
  response: Response,
  word: (said: ReplySaid) => string,
): Promise<CallResult<Record<never, never>>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return failureOf(response.status, "bad_reply", word(nothingSaid));
  }
  if (response.status === 200) {
    const parsed = success().safeParse(body);
    if (!parsed.success) return failureOf(response.status, "bad_reply", word(nothingSaid));
    return { ok: true, status: response.status, data: { ...parsed.data, message: word(parsed.data) } };
  }
  const result = failSchema.safeParse(body);
  if (!result.success) return failureOf(response.status, "bad_reply", word(nothingSaid));
  const { code, field } = result.data;
  const retryAfter = Number(response.headers.get("retry-after") ?? "");
  return {
    ...failureOf(response.status, code, word(result.data)),
    ...(field === undefined ? {} : { field }),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

function callOf(settings: ClientSettings, endpoint: EndpointDefinition) {
  let schema: SuccessSchema | undefined;
  const success = () => (schema ??= successSchema(endpoint.reply));
  const word = settings.word ?? (({ message }) => message);
  return async (input: LooseInput = {}): Promise<CallResult<Record<never, never>>> => {
    const base = typeof settings.baseUrl === "string" ? settings.baseUrl : settings.baseUrl();
    const params = withoutNumber(input.params);
    const query = withoutNumber(input.query);
    const number = params.number ?? query.number;
    const headers: Record<string, string> = { accept: settings.accept ?? "application/json" };
    if (input.body !== undefined) headers["content-type"] = "application/json";
    if (input.bytes !== undefined) headers["content-type"] = "application/octet-stream";
    if (number !== undefined) headers[NUMBER_HEADER] = number;
    if (input.idempotencyKey !== undefined) headers["idempotency-key"] = input.idempotencyKey;
    try {
      const response = await settings.fetch(
        base + urlOf(endpoint, { params: params.values, query: query.values }),
        {
          method: endpoint.method,
          headers,
          credentials: "include",
          ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
          ...(input.bytes === undefined ? {} : { body: input.bytes }),
          ...(input.signal === undefined ? {} : { signal: input.signal }),
        },
      );
      return await readReply(success, response, word);
    } catch {
      return failureOf(0, input.signal?.aborted === true ? "aborted" : "network", word(nothingSaid));
    }
  };
}

/**
 * A typed client of some resources, or of the whole contract. A call never throws: every outcome, network failure
 * included, is a value; replies are parsed by the contract's schemas. `data` holds the reply's named fields as the
 * documents spell them.
 */
export function createClient<const R extends Resources>(settings: ClientSettings, resources: R): Client<R> {
  const callsOf = (entry: Resources): unknown =>
    Object.fromEntries(
      Object.entries(entry).map(([name, inner]) => [
        name,
        isEndpoint(inner) ? callOf(settings, inner) : callsOf(inner),
      ]),
    );
  // The mapped type follows the resources entry by entry, which the compiler cannot see through Object.entries.
  return callsOf(resources) as Client<R>;
}
