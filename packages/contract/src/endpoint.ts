import { z } from "zod";
import type { Access } from "./access.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Fields = z.ZodObject;
/** The named fields of a success reply, beside `status` and `message`. */
export type ReplyFields = Readonly<Record<string, z.ZodType>>;

/** One call: everything that the server, the client, the access test and OpenAPI need to know of it. */
export interface EndpointDefinition {
  readonly name: string;
  readonly method: Method;
  /** With `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodType;
  readonly reply: ReplyFields;
  /** A creating call: with an `Idempotency-Key` header a replay answers with the first reply and makes nothing new. */
  readonly idempotent?: true;
  /** Largest body in bytes, when it is not the server's default. */
  readonly bodyLimit?: number;
  /** `events`: the reply is a stream of server-sent events; `reply` then lists the events by name. */
  readonly kind?: "events";
}

type SchemaPart = "params" | "query" | "body" | "reply";
const schemaParts: readonly SchemaPart[] = ["params", "query", "body", "reply"];

/** An endpoint as it is written down: its schemas stand in functions, so that naming a call makes none of them. */
type Declaration = Omit<EndpointDefinition, SchemaPart> & {
  readonly params?: () => Fields;
  readonly query?: () => Fields;
  readonly body?: () => z.ZodType;
  readonly reply: () => ReplyFields;
};
type Declared<D extends Declaration> = {
  readonly [Key in keyof D]: D[Key] extends () => infer Schema ? Schema : D[Key];
};

/**
 * Declares an endpoint. Leaving out `access` does not compile. Each schema is made when it is first asked for: a visit
 * needs few, and making all of them was a seventh of the time that the first load takes to run.
 */
export const endpoint = <const D extends Declaration>(declaration: D): Declared<D> => {
  const declared = { ...declaration };
  for (const part of schemaParts) {
    const make = declaration[part];
    if (make === undefined) continue;
    Object.defineProperty(declared, part, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make();
        Object.defineProperty(declared, part, { value, enumerable: true });
        return value;
      },
    });
  }
  // The loop puts the schema of each part in the place of its function, which the compiler cannot see.
  return declared as unknown as Declared<D>;
};

type NoFields = Record<never, never>;
type Part<E, Key extends "params" | "query" | "body", Side extends "input" | "output"> =
  E extends Readonly<Record<Key, infer Schema extends z.ZodType>>
    ? Side extends "input"
      ? z.input<Schema>
      : z.output<Schema>
    : NoFields;

/** What a handler gets. */
export type ParamsOf<E> = Part<E, "params", "output">;
export type QueryOf<E> = Part<E, "query", "output">;
export type BodyOf<E> = Part<E, "body", "output">;

/** What a caller gives: only the parts that the endpoint has. */
type Given<E, Key extends "params" | "query" | "body"> =
  E extends Readonly<Record<Key, z.ZodType>>
    ? NoFields extends Part<E, Key, "input">
      ? { readonly [K in Key]?: Part<E, Key, "input"> }
      : { readonly [K in Key]: Part<E, Key, "input"> }
    : unknown;
export type InputOf<E> = Given<E, "params"> & Given<E, "query"> & Given<E, "body">;

/** The named fields of a success reply, parsed. */
export type ReplyOf<E extends EndpointDefinition> = {
  readonly [K in keyof E["reply"]]: z.output<E["reply"][K]>;
};
/** The named fields as a handler returns them. */
export type ReplyInputOf<E extends EndpointDefinition> = {
  readonly [K in keyof E["reply"]]: z.input<E["reply"][K]>;
};

/** The whole body of a success reply. */
export const successSchema = (reply: ReplyFields) =>
  z.object({ ...reply, status: z.literal("success"), message: z.string() });

/** The whole body of every other reply. `field` names the input at fault of a 400. */
export const failSchema = z.object({
  status: z.literal("fail"),
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
});
export type FailReply = z.infer<typeof failSchema>;
