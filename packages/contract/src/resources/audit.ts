import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { calendarDay, instant, paging, phoneNumber, totalPages } from "../shapes.ts";

/** Refers to itself, so its JSON Schema needs a name. */
const jsonValue = z.json();
z.globalRegistry.add(jsonValue, { id: "JsonValue" });

const auditEntry = () =>
  z.object({
    id: z.string(),
    createdAt: instant,
    /** Null: the command line or the server itself made the change. */
    actorPhoneNumber: z.nullable(phoneNumber),
    /** Names of the accounts; empty where they have none. */
    actorName: z.string(),
    subjectPhoneNumber: z.nullable(phoneNumber),
    subjectName: z.string(),
    /** The match or group that the entry is about, in words; null: none, or it is gone. */
    thing: z.nullable(z.string()),
    /** Entries of one act, such as a change of several accounts in one call, have the same. */
    act: z.string(),
    action: z.string(),
    /** The values before and after, by field; never a secret. */
    details: z.record(z.string(), jsonValue),
  });
/** A value of an entry's details. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
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
        /** Who made the change, or whom or which number it concerns. */
        phoneNumber: z.optional(phoneNumber),
        action: z.optional(z.string().check(z.maxLength(60))),
        /** Days in Asia/Kolkata, the first and the last. */
        from: z.optional(calendarDay()),
        to: z.optional(calendarDay()),
        /** A text in the details: the id of a match, group or post, a name, a value. */
        about: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      }),
    reply: () => ({ data: z.array(auditEntry()), totalPages }),
  }),
} as const;
