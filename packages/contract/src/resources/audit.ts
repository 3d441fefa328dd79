import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, paging, phoneNumber, totalPages } from "../shapes.ts";

/** Refers to itself, so its JSON Schema needs a name. */
const jsonValue = z.json();
z.globalRegistry.add(jsonValue, { id: "JsonValue" });

const auditEntry = () =>
  z.object({
    id: z.string(),
    createdAt: instant,
    /** Null: the command line or the server itself made the change. */
    actorPhoneNumber: z.nullable(phoneNumber),
    subjectPhoneNumber: z.nullable(phoneNumber),
    action: z.string(),
    /** The values before and after, by field; never a secret. */
    details: z.record(z.string(), jsonValue),
  });
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>;

export const audit = {
  list: endpoint({
    name: "audit.list",
    method: "GET",
    path: "/api/admin/audit",
    summary: "Who changed what, newest first.",
    access: anyOf("admin"),
    query: () =>
      z.object({
        ...paging(),
        phoneNumber: z.optional(phoneNumber),
        action: z.optional(z.string().check(z.maxLength(60))),
      }),
    reply: () => ({ data: z.array(auditEntry()), totalPages }),
  }),
} as const;
