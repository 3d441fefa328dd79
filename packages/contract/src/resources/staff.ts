import { z } from "zod";
import { acting, andAnyOf, anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, paging, phoneNumber, role, totalPages } from "../shapes.ts";

const notifyRecord = () =>
  z.object({
    createdAt: instant,
    superUserPhoneNumber: phoneNumber,
    userPhoneNumber: phoneNumber,
    /** Days. */
    duration: z.int(),
    notifyType: z.enum(["register", "plan add"]),
  });
export type NotifyRecord = z.infer<ReturnType<typeof notifyRecord>>;

/** `days`: only the so many days before today, and today (Asia/Kolkata); absent: all. */
const period = () => z.object({ ...paging(), days: z.coerce.number().int().min(1).max(3650).optional() });
const statistics = () => ({
  /** Newest first. */
  data: z.array(notifyRecord()),
  totalPages,
  totalCount: z.int(),
  registerCount: z.int(),
  addPlanCount: z.int(),
});

/** What superusers did: registrations and plan additions. */
export const staff = {
  notifyList: endpoint({
    name: "staff.notifyList",
    method: "GET",
    path: "/api/auth/notify/{userId}",
    summary: "Registrations and plan additions of all superusers.",
    access: acting("userId", "admin"),
    params: () => z.object({ userId: id }),
    query: () => period(),
    reply: () => ({ data: z.array(notifyRecord()), totalPages }),
  }),
  ownStatistics: endpoint({
    name: "staff.ownStatistics",
    method: "GET",
    path: "/api/auth/superuser/{userId}",
    summary: "A superuser's own registrations and plan additions.",
    access: acting("userId", "superuser"),
    params: () => z.object({ userId: id }),
    query: () => period(),
    reply: () => statistics(),
  }),
  superuserStatistics: endpoint({
    name: "staff.superuserStatistics",
    method: "GET",
    path: "/api/auth/admin/superuserdetail/{adminId}/{phone}",
    summary: "The same of any superuser, for an admin.",
    access: acting("adminId", "admin"),
    params: () => z.object({ adminId: id, phone: phoneNumber }),
    query: () => period(),
    reply: () => statistics(),
  }),
} as const;

const ownerAccess = () =>
  z.object({
    ownerPhoneNumber: phoneNumber,
    /** The documents send it; powers come from the session, so it is not read. */
    accessToken: z.string().max(500).optional(),
  });

export const groupOwner = {
  create: endpoint({
    name: "groupOwner.create",
    method: "POST",
    path: "/api/create-group-owner/access",
    summary: "Let an account own a prime group.",
    access: andAnyOf(anyOf("prime_admin"), "admin", "superuser"),
    body: () => ownerAccess(),
    reply: () => ({}),
    idempotent: true,
  }),
  remove: endpoint({
    name: "groupOwner.remove",
    method: "POST",
    path: "/api/remove-group-owner/access",
    summary: "Take group ownership away.",
    access: andAnyOf(anyOf("prime_admin"), "admin", "superuser"),
    body: () => ownerAccess(),
    reply: () => ({}),
  }),
} as const;

const accountPowers = () =>
  z.object({
    user_role: role,
    prime_admin: z.boolean(),
    expert: z.boolean(),
    raised_team_limit: z.boolean(),
    long_retention: z.boolean(),
    open_booking: z.boolean(),
  });

const auditEntry = () =>
  z.object({
    id: z.string(),
    createdAt: instant,
    /** Null: the command line or the server itself. */
    actorPhoneNumber: phoneNumber.nullable(),
    subjectPhoneNumber: phoneNumber.nullable(),
    action: z.string(),
    /** What was before and after, by field; never a secret. */
    details: z.record(z.string(), z.json()),
  });
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>;

/** Calls of ours for admins, which the documents do not show. */
export const admin = {
  setPowers: endpoint({
    name: "admin.setPowers",
    method: "PUT",
    path: "/api/admin/powers/{userId}/{adminId}",
    summary: "Set an account's role and flags. Absent fields stay as they are.",
    access: acting("adminId", "admin"),
    params: () => z.object({ userId: id, adminId: id }),
    body: () => accountPowers().partial(),
    reply: () => ({ data: accountPowers() }),
  }),
  audit: endpoint({
    name: "admin.audit",
    method: "GET",
    path: "/api/admin/audit",
    summary: "Who changed what, newest first.",
    access: anyOf("admin"),
    query: () =>
      z.object({
        ...paging(),
        phoneNumber: phoneNumber.optional(),
        action: z.string().max(60).optional(),
      }),
    reply: () => ({ data: z.array(auditEntry()), totalPages }),
  }),
} as const;
