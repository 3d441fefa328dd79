import { messages } from "@teamwright/domain/messages";
import { z } from "zod";
import { acting, anyOf, self } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { currentPlan, id, phoneNumber, planTerm, role } from "../shapes.ts";

/** All that the browser shows or hides by; the server checks the same powers again on every call. */
export const planStatus = z.lazy(() =>
  z.object({
    /** Always true in a reply: without a session the call is answered 401. */
    login: z.boolean(),
    /** An active plan; staff count as having one. */
    plan: z.boolean(),
    name: z.string(),
    user_role: role,
    email: z.string(),
    phoneNumber,
    current_plan: currentPlan().nullable(),
    /** Newest first. */
    previous_plans: z.array(planTerm()),
    prime_user: z.boolean(),
    /** An active prime plan. */
    prime_plan: z.boolean(),
    current_prime_plan: currentPlan().nullable(),
    previous_prime_plans: z.array(planTerm()),
    group_admin: z.boolean(),
    group_data: z.array(
      z.object({
        groupId: z.string(),
        groupName: z.string(),
        groupLogo: z.string(),
        /** dd-mm-yyyy */
        joinedDate: z.string(),
      }),
    ),
    prime_admin: z.boolean(),
    expert: z.boolean(),
    open_booking: z.boolean(),
    /** Most teams of one generation in the normal flow: 2000, or 25000. */
    team_limit: z.int(),
    /** The same of the quick flow: 3000, or 25000. */
    quick_team_limit: z.int(),
    /** Days that the browser keeps cached match data: 2, or 7. */
    retention_days: z.int(),
  }),
);
export type PlanStatus = z.infer<typeof planStatus>;

const target = () => z.object({ userId: id, adminId: id });
const term = () =>
  z.object({
    duration: z
      .int({ error: messages.admin.enterCorrectDuration })
      .min(1, { error: messages.admin.enterCorrectDuration })
      .max(3650, { error: messages.admin.enterCorrectDuration }),
  });

export const plan = {
  status: endpoint({
    name: "plan.status",
    method: "GET",
    path: "/api/plan/status/{id}",
    summary: "Who the account is, its plans and its powers.",
    access: { ...self("id", "admin"), beforePasswordChange: true },
    params: () => z.object({ id }),
    reply: () => ({ data: planStatus }),
  }),
  add: endpoint({
    name: "plan.add",
    method: "POST",
    path: "/api/plan/add/super/{userId}/{adminId}",
    summary: "Give a plan of so many days, or extend the running one by them.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    body: term,
    reply: () => ({}),
    idempotent: true,
  }),
  remove: endpoint({
    name: "plan.remove",
    method: "DELETE",
    path: "/api/plan/remove/{userId}/{adminId}",
    summary: "End the running plan now.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
} as const;

export const primePlan = {
  add: endpoint({
    name: "primePlan.add",
    method: "POST",
    path: "/api/primeplan/add/super/{userId}/{adminId}",
    summary: "Give a prime plan of so many days, or extend the running one by them.",
    access: acting("adminId", "prime_admin"),
    params: target,
    body: term,
    reply: () => ({}),
    idempotent: true,
  }),
  remove: endpoint({
    name: "primePlan.remove",
    method: "DELETE",
    path: "/api/primeplan/remove/{userId}/{adminId}",
    summary: "End the running prime plan now.",
    access: acting("adminId", "prime_admin"),
    params: target,
    reply: () => ({}),
  }),
  refresh: endpoint({
    name: "primePlan.refresh",
    method: "GET",
    path: "/api/primeplan/refresh",
    summary: "Phone numbers of the prime users with an active prime plan.",
    access: anyOf("prime_admin"),
    reply: () => ({ phoneNumberList: z.array(phoneNumber) }),
  }),
} as const;
