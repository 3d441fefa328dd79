import { messages } from "@teamwright/domain/messages";
import { z } from "zod";
import { acting, anyOf, open, self, signedInEarly, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { currentPlan, id, password, phoneNumber, planTerm, role } from "../shapes.ts";

const signedInAccount = () => z.object({ id, phoneNumber, changedPassword: z.boolean() });

/** Least 5 characters, in the specification's words. */
const atLeastFive = (error: string, max: number) => z.string({ error }).trim().min(5, { error }).max(max);

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
    current_plan: currentPlan().nullable(),
    previous_plans: z.array(planTerm()),
    prime_user: z.boolean(),
    prime_plan: z.boolean(),
    current_prime_plan: currentPlan().nullable(),
    previous_prime_plans: z.array(planTerm()),
    group_owner_access: z.boolean(),
    group_info: z.object({ groupId: z.string(), groupName: z.string() }).nullable(),
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

export const auth = {
  login: endpoint({
    name: "auth.login",
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in. 201: wrong phone or password, blocked, or Login Limit Reached!",
    access: open,
    body: () => z.object({ phoneNumber, password }),
    reply: () => ({ data: signedInAccount() }),
  }),
  loginByLink: endpoint({
    name: "auth.loginByLink",
    method: "POST",
    path: "/api/auth/link",
    summary: "Sign in with the single-use token of `teamwright admin link`.",
    access: open,
    body: () => z.object({ token: z.string().min(20).max(100) }),
    reply: () => ({ data: signedInAccount() }),
  }),
  logout: endpoint({
    name: "auth.logout",
    method: "POST",
    path: "/api/auth/logout",
    summary: "End this session. Done also when there is none.",
    access: open,
    reply: () => ({}),
  }),
  changePassword: endpoint({
    name: "auth.changePassword",
    method: "PUT",
    path: "/api/auth/change_password/{id}",
    summary: "Set name, e-mail and password; ends the account's other sessions.",
    access: { ...self("id"), beforePasswordChange: true },
    params: () => z.object({ id }),
    body: () =>
      z.object({
        name: atLeastFive(messages.auth.nameLength, 80),
        email: atLeastFive(messages.auth.emailLength, 254),
        password,
        /** Asked for when the account has changed its first password already. */
        currentPassword: z.string().max(128).optional(),
      }),
    reply: () => ({}),
  }),
  register: endpoint({
    name: "auth.register",
    method: "POST",
    path: "/api/auth/register",
    summary: "Make a customer with a plan of so many days.",
    access: withOwnPhone(anyOf("admin", "superuser"), "superUserPhoneNumber"),
    body: () =>
      z.object({
        phoneNumber,
        duration: z
          .int({ error: messages.admin.enterValidDuration })
          .min(1, { error: messages.admin.enterValidDuration })
          .max(3650, { error: messages.admin.enterValidDuration }),
        password,
        superUserPhoneNumber: phoneNumber,
      }),
    reply: () => ({ data: z.object({ id, phoneNumber }) }),
    idempotent: true,
  }),
  registerPrime: endpoint({
    name: "auth.registerPrime",
    method: "POST",
    path: "/api/auth/registerprime",
    summary: "Make an account a prime user.",
    access: anyOf("prime_admin"),
    body: () => z.object({ phoneNumber }),
    reply: () => ({}),
    idempotent: true,
  }),
  details: endpoint({
    name: "auth.details",
    method: "POST",
    path: "/api/auth/details/{adminId}",
    summary: "Look up a user by phone number.",
    access: acting("adminId", "admin", "superuser", "prime_admin"),
    params: () => z.object({ adminId: id }),
    body: () => z.object({ phoneNumber }),
    reply: () => ({ data: userDetails() }),
  }),
  block: endpoint({
    name: "auth.block",
    method: "POST",
    path: "/api/auth/block/{userId}/{adminId}",
    summary: "Block an account and end its sessions.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
  unblock: endpoint({
    name: "auth.unblock",
    method: "POST",
    path: "/api/auth/unblock/{userId}/{adminId}",
    summary: "Unblock an account.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
  removeLimit: endpoint({
    name: "auth.removeLimit",
    method: "POST",
    path: "/api/auth/removelimit/{userId}/{adminId}",
    summary: "Forget the account's sign-ins from new devices and end its sessions.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
} as const;

export const session = {
  list: endpoint({
    name: "session.list",
    method: "GET",
    path: "/api/session/list",
    summary: "The account's own live sessions.",
    access: signedInEarly,
    reply: () => ({
      data: z.array(
        z.object({
          id,
          current: z.boolean(),
          device: z.string(),
          createdAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  end: endpoint({
    name: "session.end",
    method: "DELETE",
    path: "/api/session/{id}",
    summary: "End one of the account's own sessions.",
    access: signedInEarly,
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;
