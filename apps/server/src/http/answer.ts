import type { ServerResponse } from "node:http";
import type { ErrorCode } from "@teamwright/domain";

/** At hand, or on its way: what is at hand is never waited for. */
export type Quick<Value> = Value | Promise<Value>;

/** Done: named fields of the reply beside `status` and `message`. */
export interface Done<Fields> {
  readonly kind: "done";
  readonly message: string;
  readonly fields: Fields;
}

/** Refused by the error table's code. `message` says it better than the table; `field` is the input at fault. */
export interface Refused {
  readonly kind: "refused";
  readonly code: ErrorCode;
  readonly message?: string;
  readonly field?: string;
  readonly retryAfter?: number;
}

/** A whole reply body made beforehand, with its compressed forms. */
export interface PrebuiltBody {
  /** Strong, with its quotes. */
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}
export interface Prebuilt {
  readonly kind: "prebuilt";
  readonly body: PrebuiltBody;
  readonly cacheControl: string;
}

/** A whole reply body for one account, kept for seconds: no cache but ours may have it. */
export interface Kept {
  readonly kind: "kept";
  readonly body: Buffer;
}

/** The handler writes the response itself: event streams. */
export interface Streamed {
  readonly kind: "streamed";
  open(raw: ServerResponse): void;
}

export const done = <const Fields extends object>(message: string, fields: Fields): Done<Fields> => ({
  kind: "done",
  message,
  fields,
});
export const refused = (
  code: ErrorCode,
  more: { readonly message?: string; readonly field?: string; readonly retryAfter?: number } = {},
): Refused => ({ kind: "refused", code, ...more });

/** Answers with a prebuilt body; null is no such thing. */
export const prebuilt = (
  body: Quick<PrebuiltBody | null>,
  cacheControl: string,
): Quick<Prebuilt | Refused> => {
  if (body instanceof Promise) return body.then((made) => prebuilt(made, cacheControl));
  return body ? { kind: "prebuilt", body, cacheControl } : refused("not_found");
};

/** Answers with a kept body; null is no such thing. */
export const kept = (body: Quick<Buffer | null>): Quick<Kept | Refused> => {
  if (body instanceof Promise) return body.then(kept);
  return body ? { kind: "kept", body } : refused("not_found");
};
