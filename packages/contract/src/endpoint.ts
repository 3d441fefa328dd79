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

/** Declares an endpoint. Leaving out `access` does not compile. */
export const endpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition =>
  definition;

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
