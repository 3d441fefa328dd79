import * as z from "zod/mini";
import { acting } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, paging, phoneNumber, totalPages } from "../shapes.ts";

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

/** `days`: only that many days before today, today not counted (Asia/Kolkata); absent: all days. */
const period = () =>
  z.object({
    ...paging(),
    days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))),
  });
const statisticsReply = () => ({
  /** Newest first. */
  data: z.array(notifyRecord()),
  totalPages,
  totalCount: z.int(),
  registerCount: z.int(),
  addPlanCount: z.int(),
});

/** Actions of superusers: registrations and plan additions. */
export const statistics = {
  notifyList: endpoint({
    name: "statistics.notifyList",
    method: "GET",
    path: "/api/auth/notify/{userId}",
    summary: "Registrations and plan additions of all superusers.",
    access: acting("userId", "admin"),
    params: () => z.object({ userId: id }),
    query: () => period(),
    reply: () => ({ data: z.array(notifyRecord()), totalPages }),
  }),
  own: endpoint({
    name: "statistics.own",
    method: "GET",
    path: "/api/auth/superuser/{userId}",
    summary: "A superuser's own registrations and plan additions.",
    access: acting("userId", "superuser"),
    params: () => z.object({ userId: id }),
    query: () => period(),
    reply: () => statisticsReply(),
  }),
  ofSuperuser: endpoint({
    name: "statistics.ofSuperuser",
    method: "GET",
    path: "/api/auth/admin/superuserdetail/{adminId}/{phone}",
    summary: "The same of any superuser, for an admin.",
    access: acting("adminId", "admin"),
    params: () => z.object({ adminId: id, phone: phoneNumber }),
    query: () => period(),
    reply: () => statisticsReply(),
  }),
} as const;
