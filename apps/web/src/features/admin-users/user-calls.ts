import type { InputOf, contract } from "@teamwright/contract";
import { api } from "../../data/api/client.ts";
import type { Target } from "./target-problem.ts";

type Options = { readonly idempotencyKey: string };
type Term = Target & { readonly duration: number };
export type PowersChange = NonNullable<InputOf<typeof contract.admin.setPowers>["body"]>;

// Each call takes the account and who acts; creating calls carry the key of the user's intent.
const target = ({ userId, adminId }: Target) => ({ params: { userId, adminId } });

export const userCalls = {
  addPlan: async (input: Term, options: Options) =>
    api.plan.add({ ...target(input), body: { duration: input.duration }, ...options }),
  removePlan: async (input: Target) => api.plan.remove(target(input)),
  block: async (input: Target) => api.auth.block(target(input)),
  unblock: async (input: Target) => api.auth.unblock(target(input)),
  removeLimit: async (input: Target) => api.auth.removeLimit(target(input)),
  createPrime: async (input: Target & { readonly phoneNumber: string }, options: Options) =>
    api.auth.registerPrime({ body: { phoneNumber: input.phoneNumber }, ...options }),
  addPrimePlan: async (input: Term, options: Options) =>
    api.primePlan.add({ ...target(input), body: { duration: input.duration }, ...options }),
  removePrimePlan: async (input: Target) => api.primePlan.remove(target(input)),
  createGroupAccess: async (input: Target & { readonly phoneNumber: string }, options: Options) =>
    api.groupOwner.create({ body: { ownerPhoneNumber: input.phoneNumber }, ...options }),
  removeGroupAccess: async (input: Target & { readonly phoneNumber: string }) =>
    api.groupOwner.remove({ body: { ownerPhoneNumber: input.phoneNumber } }),
  setPowers: async (input: Target & { readonly changes: PowersChange }) =>
    api.admin.setPowers({ ...target(input), body: input.changes }),
};
