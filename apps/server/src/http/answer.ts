import type { ServerResponse } from "node:http";
import type { ErrorCode } from "@teamwright/domain";

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
export const prebuilt = (body: PrebuiltBody, cacheControl: string): Prebuilt => ({
  kind: "prebuilt",
  body,
  cacheControl,
});
