import * as z from "zod/mini";
import { anyOf, bySession } from "../access.ts";
import { endpoint } from "../endpoint.ts";

/** Settings of one value each that admins store. */
export const settings = {
  setHashValue: endpoint({
    name: "settings.setHashValue",
    method: "PUT",
    path: "/api/utildb/dream11",
    summary: "Store the access value of the mapped app's source. No reply shows it again.",
    access: bySession(anyOf("admin")),
    body: () =>
      z.object({
        dream11Hash: z
          .string({ error: "replies.enterValidHashValue" })
          .check(z.trim(), z.minLength(1, { error: "replies.enterValidHashValue" }), z.maxLength(500)),
      }),
    reply: () => ({}),
  }),
} as const;
