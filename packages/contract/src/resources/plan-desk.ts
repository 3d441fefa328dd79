import * as z from "zod/mini";
import { acting, anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, phoneNumber } from "../shapes.ts";

const target = () => z.object({ userId: id, adminId: id });
const daysError = { error: "replies.enterCorrectDuration" };
/** Days that one call adds to a plan. */
export const planDays = () => z.int(daysError).check(z.minimum(1, daysError), z.maximum(3650, daysError));
const term = () => z.object({ duration: planDays() });

/** What staff do with the plans of others. */
export const planDesk = {
  add: endpoint({
    name: "plans.add",
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
    name: "plans.remove",
    method: "DELETE",
    path: "/api/plan/remove/{userId}/{adminId}",
    summary: "End the running plan now.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
  restore: endpoint({
    name: "plans.restore",
    method: "POST",
    path: "/api/plan/restore/{userId}/{adminId}",
    summary: "Undo the removal of a plan within a day: it runs to its old last day.",
    access: acting("adminId", "admin", "superuser"),
    params: target,
    reply: () => ({}),
  }),
  addPrime: endpoint({
    name: "plans.addPrime",
    method: "POST",
    path: "/api/primeplan/add/super/{userId}/{adminId}",
    summary: "Give a prime plan of so many days, or extend the running one by them.",
    access: acting("adminId", "prime_admin"),
    params: target,
    body: term,
    reply: () => ({}),
    idempotent: true,
  }),
  removePrime: endpoint({
    name: "plans.removePrime",
    method: "DELETE",
    path: "/api/primeplan/remove/{userId}/{adminId}",
    summary: "End the running prime plan now.",
    access: acting("adminId", "prime_admin"),
    params: target,
    reply: () => ({}),
  }),
  restorePrime: endpoint({
    name: "plans.restorePrime",
    method: "POST",
    path: "/api/primeplan/restore/{userId}/{adminId}",
    summary: "Undo the removal of a prime plan within a day: it runs to its old last day.",
    access: acting("adminId", "prime_admin"),
    params: target,
    reply: () => ({}),
  }),
  listPrime: endpoint({
    name: "plans.listPrime",
    method: "GET",
    path: "/api/primeplan/refresh",
    summary: "Phone numbers of the prime users with an active prime plan.",
    access: anyOf("prime_admin"),
    reply: () => ({ phoneNumberList: z.array(phoneNumber) }),
  }),
} as const;
