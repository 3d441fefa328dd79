import * as z from "zod/mini";
import { self } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { currentPlan, id, phoneNumber, planTerm, role } from "../shapes.ts";

/** Everything that the browser shows or hides by; the server checks the same powers on every call. */
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
    current_plan: z.nullable(currentPlan()),
    /** Newest first. */
    previous_plans: z.array(planTerm()),
    prime_user: z.boolean(),
    /** An active prime plan. */
    prime_plan: z.boolean(),
    current_prime_plan: z.nullable(currentPlan()),
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
    /** Days for which the browser keeps cached match data: 2, or 7. */
    retention_days: z.int(),
  }),
);
export type PlanStatus = z.infer<typeof planStatus>;

/** What every account asks about itself; `plan-desk.ts` is what staff do. */
export const plans = {
  status: endpoint({
    name: "plans.status",
    method: "GET",
    path: "/api/plan/status/{id}",
    summary: "Who the account is, its plans and its powers.",
    access: { ...self("id", "admin"), beforePasswordChange: true },
    params: () => z.object({ id }),
    reply: () => ({ data: planStatus }),
  }),
} as const;
