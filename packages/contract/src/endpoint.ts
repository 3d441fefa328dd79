import * as z from "zod/mini";
import type { Access } from "./access.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type InputFields = z.ZodMiniObject;
/** The named fields of a success reply, beside `status` and `message`. */
export type ReplyFields = Readonly<Record<string, z.ZodMiniType>>;

/** One call: everything that the server, the client, the access test and OpenAPI need to know of it. */
export interface EndpointDefinition {
  readonly name: string;
  readonly method: Method;
  /** With `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: InputFields;
  readonly query?: InputFields;
  readonly body?: z.ZodMiniType;
  readonly reply: ReplyFields;
  /** The reply to an API key that accepts `application/json; sealed=no`, where `reply` is encrypted. */
  readonly plainReply?: ReplyFields;
  /** A creating call: with an `Idempotency-Key` header a replay answers with the first reply and makes nothing new. */
  readonly idempotent?: true;
  /**
   * The reply shows a secret that is stored nowhere, so a replay with an `Idempotency-Key` is refused instead of answered; it
   * makes nothing new either.
   */
  readonly secretReply?: true;
  /** A POST that changes nothing: its filters do not fit an address. It is limited as a read and has no transaction. */
  readonly reads?: true;
  /** The body is also kept as it was sent, because a signature covers it. */
  readonly rawBody?: true;
  /** Largest body in bytes, when it is not the server's default. */
  readonly bodyLimit?: number;
  /** Most values of a JSON body above the server's default, lists and objects included: a call with `bodyLimit` names it. */
  readonly valueLimit?: number;
  /** The body is bytes (`application/octet-stream`) instead of JSON; it has no schema. */
  readonly bytes?: true;
  /** `events`: the reply is a stream of server-sent events; `reply` then lists the events by name. */
  readonly kind?: "events";
}

export const isEndpoint = (entry: object): entry is EndpointDefinition => "path" in entry;

type SchemaPart = "params" | "query" | "body" | "reply" | "plainReply";
const schemaParts: readonly SchemaPart[] = ["params", "query", "body", "reply", "plainReply"];

/** An endpoint as it is declared: its schemas are functions, so that importing a declaration creates none of them. */
type Declaration = Omit<EndpointDefinition, SchemaPart> & {
  readonly params?: () => InputFields;
  readonly query?: () => InputFields;
  readonly body?: () => z.ZodMiniType;
  readonly reply: () => ReplyFields;
  readonly plainReply?: () => ReplyFields;
};
type DeclaredParts<D extends Declaration> = {
  readonly [Key in keyof D]: D[Key] extends () => infer Schema ? Schema : D[Key];
};

/**
 * Declares an endpoint. Leaving out `access` does not compile. Each schema is created on first use: a visit needs few
 * of them, and creating all took a seventh of the time that the first load runs.
 */
export const endpoint = <const D extends Declaration>(declaration: D): DeclaredParts<D> => {
  const declaredEndpoint = { ...declaration };
  for (const part of schemaParts) {
    const make = declaration[part];
    if (make === undefined) continue;
    Object.defineProperty(declaredEndpoint, part, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make();
        Object.defineProperty(declaredEndpoint, part, { value, enumerable: true });
        return value;
      },
    });
  }
  // The loop replaces each part's function by its schema, which the compiler cannot see.
  return declaredEndpoint as unknown as DeclaredParts<D>;
};

type NoFields = Record<never, never>;
type RequestPart<E, Key extends "params" | "query" | "body", Side extends "input" | "output"> =
  E extends Readonly<Record<Key, infer Schema extends z.ZodMiniType>>
    ? Side extends "input"
      ? z.input<Schema>
      : z.output<Schema>
    : NoFields;

/** What a handler gets. */
export type ParamsOf<E> = RequestPart<E, "params", "output">;
export type QueryOf<E> = RequestPart<E, "query", "output">;
export type BodyOf<E> = RequestPart<E, "body", "output">;

/** What a caller gives: only the parts that the endpoint has. */
type CallerPart<E, Key extends "params" | "query" | "body"> =
  E extends Readonly<Record<Key, z.ZodMiniType>>
    ? NoFields extends RequestPart<E, Key, "input">
      ? { readonly [K in Key]?: RequestPart<E, Key, "input"> }
      : { readonly [K in Key]: RequestPart<E, Key, "input"> }
    : unknown;
export type InputOf<E> = CallerPart<E, "params"> &
  CallerPart<E, "query"> &
  CallerPart<E, "body"> &
  (E extends { readonly bytes: true } ? { readonly bytes: Uint8Array<ArrayBuffer> } : unknown);

/** The named fields of a success reply, parsed. */
export type ReplyOf<E extends EndpointDefinition> = {
  readonly [K in keyof E["reply"]]: z.output<E["reply"][K]>;
};
/** The named fields as a handler returns them. */
export type ReplyInputOf<E extends EndpointDefinition> = {
  readonly [K in keyof E["reply"]]: z.input<E["reply"][K]>;
};

/**
 * The message of a reply: the specification's English text and, for other languages, the catalogue's key with the
 * values of its placeholders. A text without a key is for staff.
 */
const messageFields = () => ({
  message: z.string(),
  messageKey: z.optional(z.string()),
  messageValues: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** The whole body of a success reply. */
export const successSchema = (reply: ReplyFields) =>
  z.object({ ...reply, ...messageFields(), status: z.literal("success") });

/** The whole body of every other reply. `field` names the input at fault of a 400. */
export const failSchema = z.object({
  ...messageFields(),
  status: z.literal("fail"),
  code: z.string(),
  field: z.optional(z.string()),
});
export type FailReply = z.infer<typeof failSchema>;
