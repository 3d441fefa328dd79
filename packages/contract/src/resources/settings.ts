import * as z from "zod/mini";
import { anyOf, bySession } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant } from "../shapes.ts";

/** Whether the app accepted the value; false: no app is connected, so it was not tried. */
const triedValue = z.boolean();

/** Settings of one value each that admins store. */
export const settings = {
  readHashValue: endpoint({
    name: "settings.readHashValue",
    method: "GET",
    path: "/api/utildb/dream11",
    summary:
      "Who stored the access value of the mapped app's source and when, and whether the one before it is kept.",
    access: bySession(anyOf("admin")),
    reply: () => ({
      data: z.object({
        /** Null: none is stored. `by` is the name of an account, empty where it is not known. */
        stored: z.nullable(z.object({ by: z.string(), at: instant })),
        hasPrevious: z.boolean(),
      }),
    }),
  }),
  setHashValue: endpoint({
    name: "settings.setHashValue",
    method: "PUT",
    path: "/api/utildb/dream11",
    summary:
      "Store the access value of the mapped app's source, once the app has accepted it. No reply shows it again. 201: the app refuses it.",
    access: bySession(anyOf("admin")),
    body: () =>
      z.object({
        dream11Hash: z
          .string({ error: "replies.enterValidHashValue" })
          .check(z.trim(), z.minLength(1, { error: "replies.enterValidHashValue" }), z.maxLength(500)),
      }),
    reply: () => ({ tried: triedValue }),
  }),
  restoreHashValue: endpoint({
    name: "settings.restoreHashValue",
    method: "POST",
    path: "/api/utildb/dream11/previous",
    summary:
      "Store the access value that the present one replaced, once the app has accepted it. 201: the app refuses it.",
    access: bySession(anyOf("admin")),
    // Made twice, it would bring the replaced value back.
    idempotent: true,
    reply: () => ({ tried: triedValue }),
  }),
} as const;
