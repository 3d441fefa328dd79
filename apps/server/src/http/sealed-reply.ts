import type { EndpointDefinition } from "@teamwright/contract";
import { deflateThenSeal, seal } from "#crypto/sealing.ts";
import { prebuilt } from "./answer.ts";
import type { Prebuilt, Quick, RefusedAnswer } from "./answer.ts";
import type { Deps } from "./deps.ts";
import type { Caller } from "./handler.ts";
import { packedKey, prebuild } from "./payload-cache.ts";
import type { Session } from "./session.ts";

interface SealedCall {
  readonly deps: Deps;
  readonly session: Session | null;
  readonly caller: Caller;
}

interface Payload {
  /** Of the cached bodies. */
  readonly key: string;
  readonly cacheControl: string;
  /** The reply's `data`; null means that it is not found. */
  readonly read: () => Promise<{ readonly data: object | null } | null>;
}

/** The value of `sealed` that the caller accepts: `no`, `deflate`, or nothing. */
const formOf = (caller: Caller): string | undefined =>
  /application\/json\s*;\s*sealed=(\w+)/i.exec(caller.header("accept") ?? "")?.[1]?.toLowerCase();

/** An API key gets the data as it is where it asks so. Browsers, which have cookies, always get an envelope. */
const wantsPlain = (endpoint: EndpointDefinition, { session, caller }: SealedCall): boolean =>
  endpoint.plainReply !== undefined && session !== null && session.key !== null && formOf(caller) === "no";

const replyOf = (data: unknown) => ({ status: "success", message: "", data });

/** Answers with data as it is; its ETag is never that of the same data in an envelope. */
const plainReply = ({ read }: Payload): Quick<Prebuilt | RefusedAnswer> =>
  prebuilt(
    read().then((found) =>
      found === null ? null : prebuild(`plain${JSON.stringify(found.data)}`, replyOf(found.data)),
    ),
    "private, no-cache",
  );

/**
 * Answers with data in envelopes: one for each entry of a list, or one around all of it for callers that accept
 * `application/json; sealed=deflate`.
 */
export function sealedReply(
  endpoint: EndpointDefinition,
  call: SealedCall,
  payload: Payload,
): Quick<Prebuilt | RefusedAnswer> {
  if (wantsPlain(endpoint, call)) return plainReply(payload);
  const { payloads, secrets } = call.deps;
  const { payloadKey, payloadKeyId } = secrets;
  const deflate = formOf(call.caller) === "deflate";
  const body = payloads.get(deflate ? packedKey(payload.key) : payload.key, async () => {
    const sealedContent = await payload.read();
    if (sealedContent === null) return null;
    const { data } = sealedContent;
    const content = JSON.stringify(data);
    const sealOne = (value: unknown) => seal(JSON.stringify(value), payloadKey, payloadKeyId);
    const sealedBody = deflate
      ? data && (await deflateThenSeal(content, payloadKey, payloadKeyId))
      : Array.isArray(data)
        ? data.map(sealOne)
        : data && sealOne(data);
    return { content: `${deflate ? "deflate" : ""}${payloadKeyId}${content}`, reply: replyOf(sealedBody) };
  });
  return prebuilt(body, payload.cacheControl);
}
