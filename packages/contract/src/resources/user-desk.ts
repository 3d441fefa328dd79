import * as z from "zod/mini";
import { anyOf, bySession } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, indianDate, instant, pagingInBody, password, phoneNumber, role, totalPages } from "../shapes.ts";
import { planDays } from "./plan-desk.ts";

/** Lists of the users desk. "This week": the plan's last day is today or one of the six days after it. */
export const userLists = [
  "all",
  "active",
  "ends_this_week",
  "ended",
  "blocked",
  "prime",
  "experts",
  "group_owners",
  "staff",
] as const;
export type UserList = (typeof userLists)[number];

export const userOrders = ["registered", "phone", "name", "plan_end"] as const;
export type UserOrder = (typeof userOrders)[number];

/** One call takes so many numbers. */
export const MAX_LISTED_NUMBERS = 100;

const listedUser = () =>
  z.object({
    userId: id,
    phoneNumber,
    name: z.string(),
    user_role: role,
    accountBlocked: z.boolean(),
    prime_user: z.boolean(),
    prime_admin: z.boolean(),
    expert: z.boolean(),
    group_owner_access: z.boolean(),
    /** The last day of the running plan, else of the latest one. Null: never had a plan. */
    plan: z.nullable(
      z.object({
        end_date: indianDate,
        /** Today included; 0: no plan runs. */
        days_left: z.int(),
      }),
    ),
    /** The running prime plan. */
    prime_plan: z.nullable(z.object({ end_date: indianDate })),
    createdAt: instant,
  });
export type ListedUser = z.infer<ReturnType<typeof listedUser>>;

const foundNumber = () =>
  z.object({
    phoneNumber,
    /** Null: nobody has the number. */
    user: z.nullable(listedUser()),
    /** Whether the caller may give this account a plan. */
    allowed: z.boolean(),
  });
export type FoundNumber = z.infer<ReturnType<typeof foundNumber>>;

/** What happened to a number. All but the first two changed nothing. */
const listOutcomes = [
  "registered",
  "extended",
  "not_found",
  "already_registered",
  "not_allowed",
  "too_long",
] as const;

const numbers = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.minLength(1), z.maxLength(MAX_LISTED_NUMBERS));

export type ListOutcome = (typeof listOutcomes)[number];

/** Accounts as a list, and changes of many at once. */
export const userDesk = {
  list: endpoint({
    name: "userDesk.list",
    method: "POST",
    path: "/api/admin/users",
    summary: "Accounts by part of a number or name, and how many each list has.",
    access: anyOf("admin"),
    reads: true,
    body: () =>
      z.object({
        ...pagingInBody(),
        /** Part of the name or of the number. */
        search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
        list: z._default(z.enum(userLists), "all"),
        order: z._default(z.enum(userOrders), "registered"),
        descending: z._default(z.boolean(), true),
      }),
    reply: () => ({
      data: z.array(listedUser()),
      totalPages,
      totalCount: z.int(),
      counts: z.record(z.enum(userLists), z.int()),
    }),
  }),
  lookUp: endpoint({
    name: "userDesk.lookUp",
    method: "POST",
    path: "/api/admin/users/numbers",
    summary: "Who has these numbers: the preview of a list that is registered or extended.",
    access: anyOf("admin", "superuser"),
    reads: true,
    body: () => z.object({ phoneNumbers: numbers(phoneNumber) }),
    reply: () => ({ data: z.array(foundNumber()) }),
  }),
  applyList: endpoint({
    name: "userDesk.applyList",
    method: "POST",
    path: "/api/admin/users/plans",
    summary: "Give a list of numbers a plan of so many days. An entry with a password is registered first.",
    access: bySession(anyOf("admin", "superuser")),
    body: () =>
      z.object({
        duration: planDays(),
        entries: numbers(z.object({ phoneNumber, password: z.optional(password) })),
      }),
    reply: () => ({ data: z.array(z.object({ phoneNumber, outcome: z.enum(listOutcomes) })) }),
    idempotent: true,
  }),
} as const;
