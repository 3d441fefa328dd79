import * as z from "zod/mini";
import { acting, andAnyOf, anyOf, bySession, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { currentPlan, id, password, phoneNumber, planTerm, role } from "../shapes.ts";

/** A user as staff see them; there is no password in it. */
const userDetails = () =>
  z.object({
    phoneNumber,
    userId: id,
    name: z.string(),
    email: z.string(),
    user_role: role,
    activePlan: z.boolean(),
    accountBlocked: z.boolean(),
    current_plan: z.nullable(currentPlan()),
    previous_plans: z.array(planTerm()),
    /** Ours: the plan whose removal can be undone, for a day. */
    removed_plan: z.nullable(planTerm()),
    prime_user: z.boolean(),
    prime_plan: z.boolean(),
    current_prime_plan: z.nullable(currentPlan()),
    previous_prime_plans: z.array(planTerm()),
    removed_prime_plan: z.nullable(planTerm()),
    group_owner_access: z.boolean(),
    group_info: z.nullable(z.object({ groupId: z.string(), groupName: z.string() })),
    expert: z.boolean(),
    prime_admin: z.boolean(),
    raised_team_limit: z.boolean(),
    long_retention: z.boolean(),
    open_booking: z.boolean(),
    /** Ours: sign-ins from new devices in 7 days, devices signed in now, and whether a new device would be refused. */
    login_limit: z.object({ new_devices: z.int(), devices: z.int(), reached: z.boolean() }),
  });
export type UserDetails = z.infer<ReturnType<typeof userDetails>>;

const target = () => z.object({ userId: id, adminId: id });

const ownerAccess = () =>
  z.object({
    ownerPhoneNumber: phoneNumber,
    /** The specification lists this field. It is not read: powers come from the session. */
    accessToken: z.optional(z.string().check(z.maxLength(500))),
  });

const accountPowers = () =>
  z.object({
    user_role: role,
    prime_admin: z.boolean(),
    expert: z.boolean(),
    raised_team_limit: z.boolean(),
    long_retention: z.boolean(),
    open_booking: z.boolean(),
  });

/** Accounts, as staff create and change them. */
export const accounts = {
  register: endpoint({
    name: "accounts.register",
    method: "POST",
    path: "/api/auth/register",
    summary: "Make a customer with a plan of so many days.",
    access: bySession(withOwnPhone(anyOf("admin", "superuser"), "superUserPhoneNumber")),
    body: () =>
      z.object({
        phoneNumber,
        duration: z
          .int({ error: "replies.enterValidDuration" })
          .check(
            z.minimum(1, { error: "replies.enterValidDuration" }),
            z.maximum(3650, { error: "replies.enterValidDuration" }),
          ),
        password,
        superUserPhoneNumber: phoneNumber,
      }),
    reply: () => ({ data: z.object({ id, phoneNumber }) }),
    idempotent: true,
  }),
  registerPrime: endpoint({
    name: "accounts.registerPrime",
    method: "POST",
    path: "/api/auth/registerprime",
    summary: "Make an account a prime user.",
    access: bySession(anyOf("prime_admin")),
    body: () => z.object({ phoneNumber }),
    reply: () => ({}),
    idempotent: true,
  }),
  details: endpoint({
    name: "accounts.details",
    method: "POST",
    path: "/api/auth/details/{adminId}",
    summary: "Look up a user by phone number.",
    access: acting("adminId", "admin", "superuser", "prime_admin"),
    params: () => z.object({ adminId: id }),
    body: () => z.object({ phoneNumber }),
    reply: () => ({ data: userDetails() }),
  }),
  block: endpoint({
    name: "accounts.block",
    method: "POST",
    path: "/api/auth/block/{userId}/{adminId}",
    summary: "Block an account and end its sessions.",
    access: bySession(acting("adminId", "admin", "superuser")),
    params: target,
    reply: () => ({}),
  }),
  unblock: endpoint({
    name: "accounts.unblock",
    method: "POST",
    path: "/api/auth/unblock/{userId}/{adminId}",
    summary: "Unblock an account.",
    access: bySession(acting("adminId", "admin", "superuser")),
    params: target,
    reply: () => ({}),
  }),
  removeLimit: endpoint({
    name: "accounts.removeLimit",
    method: "POST",
    path: "/api/auth/removelimit/{userId}/{adminId}",
    summary: "Forget the account's sign-ins from new devices and end its sessions.",
    access: bySession(acting("adminId", "admin", "superuser")),
    params: target,
    reply: () => ({}),
  }),
  createGroupOwner: endpoint({
    name: "accounts.createGroupOwner",
    method: "POST",
    path: "/api/create-group-owner/access",
    summary: "Let an account own a prime group.",
    access: bySession(andAnyOf(anyOf("prime_admin"), "admin", "superuser")),
    body: () => ownerAccess(),
    reply: () => ({}),
    idempotent: true,
  }),
  removeGroupOwner: endpoint({
    name: "accounts.removeGroupOwner",
    method: "POST",
    path: "/api/remove-group-owner/access",
    summary: "Take group ownership away.",
    access: bySession(andAnyOf(anyOf("prime_admin"), "admin", "superuser")),
    body: () => ownerAccess(),
    reply: () => ({}),
  }),
  setPowers: endpoint({
    name: "accounts.setPowers",
    method: "PUT",
    path: "/api/admin/powers/{userId}/{adminId}",
    summary:
      "Set an account's role and flags. Absent fields stay as they are. A change that makes somebody staff, or more, needs the caller's password.",
    access: bySession(acting("adminId", "admin")),
    params: () => z.object({ userId: id, adminId: id }),
    body: () => z.extend(z.partial(accountPowers()), { password: z.optional(password) }),
    reply: () => ({ data: accountPowers() }),
  }),
} as const;
