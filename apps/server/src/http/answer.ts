import type { ServerResponse } from "node:http";
import type { ErrorCode } from "@teamwright/domain";
import type { TextKeyOf, TextValues } from "@teamwright/text";

/** A reply or a promise of one. A reply that is available is never awaited. */
export type Quick<Value> = Value | Promise<Value>;

/** Done: named fields of the reply in addition to `status` and `message`. */
export interface Done<Fields> {
  readonly kind: "done";
  /** A key of the catalogue; "" is an empty message. */
  readonly message: string;
  readonly values?: TextValues;
  readonly fields: Fields;
}

/**
 * Refused with a code of the error table. `message` is more specific than the table: a key of the catalogue with
 * `values`, or a sentence for staff. `field` is the invalid input.
 */
export interface RefusedAnswer {
  readonly kind: "refused";
  readonly code: ErrorCode;
  readonly message?: string;
  readonly values?: TextValues;
  readonly field?: string;
  readonly retryAfter?: number;
}

/**
 * Bytes to send. Few bytes are a text with a character per byte: Node sends it with the headers in one piece, which
 * costs less than two.
 */
export type Bytes = Buffer | string;

const FEW_BYTES = 8192;

export const bytesOf = (buffer: Buffer): Bytes =>
  buffer.length < FEW_BYTES ? buffer.toString("latin1") : buffer;

/** A complete reply body made in advance, with its compressed forms. */
export interface PrebuiltBody {
  /** A strong ETag, with its quotes. */
  readonly etag: string;
  readonly identity: Bytes;
  readonly gzip: Bytes;
  readonly brotli: Bytes;
  /** Seconds since it was made, where it stands in for one that the database cannot give now. */
  readonly age?: number;
}
export interface Prebuilt {
  readonly kind: "prebuilt";
  readonly body: PrebuiltBody;
  readonly cacheControl: string;
}

/** A complete reply body for one account, kept for seconds: no cache but ours may store it. */
export interface KeptBody {
  readonly bytes: Bytes;
  /** As that of `PrebuiltBody`. */
  readonly age?: number;
}
export interface KeptAnswer {
  readonly kind: "kept";
  readonly body: KeptBody;
}

/** The handler writes the response itself: event streams. */
export interface StreamedAnswer {
  readonly kind: "streamed";
  open(raw: ServerResponse): void;
}

// oxlint-disable-next-line house/bare-names -- The word of every handler: it reads as a sentence.
export const done = <const Fields extends object>(
  message: TextKeyOf<"replies"> | "",
  fields: Fields,
  values?: TextValues,
): Done<Fields> => ({
  kind: "done",
  message,
  fields,
  ...(values === undefined ? {} : { values }),
});
// oxlint-disable-next-line house/bare-names -- The word of every handler: it reads as a sentence.
export const refused = (code: ErrorCode, more: Omit<RefusedAnswer, "kind" | "code"> = {}): RefusedAnswer => ({
  kind: "refused",
  code,
  ...more,
});

/** Called too often; `retryAfter`: seconds until the next call is allowed. */
export const tooManyRequests = (retryAfter: number): RefusedAnswer =>
  refused("too_many_requests", {
    retryAfter,
    message: "replies.tooManyRequests",
    values: { seconds: retryAfter },
  });

/** Answers with a prebuilt body; null means not found. */
export const prebuilt = (
  body: Quick<PrebuiltBody | null>,
  cacheControl: string,
): Quick<Prebuilt | RefusedAnswer> => {
  if (body instanceof Promise) return body.then((made) => prebuilt(made, cacheControl));
  return body ? { kind: "prebuilt", body, cacheControl } : refused("not_found");
};

/** Answers with a kept body; null means not found. */
export const keptReply = (body: Quick<KeptBody | null>): Quick<KeptAnswer | RefusedAnswer> => {
  if (body instanceof Promise) return body.then(keptReply);
  return body ? { kind: "kept", body } : refused("not_found");
};
