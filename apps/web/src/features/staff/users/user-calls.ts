import { accounts } from "@teamwright/contract/resources/accounts";
import { planDesk } from "@teamwright/contract/resources/plan-desk";
import type { InputOf } from "@teamwright/contract";
import { apiOf } from "#data/api/client.ts";
import type { SubmitOptions } from "#data/api/use-submit.ts";
import type { PlanTarget } from "./target-problem.ts";

const api = apiOf({ accounts, planDesk });

type PlanAddition = PlanTarget & { readonly duration: number };
export type PowersChange = NonNullable<InputOf<typeof accounts.setPowers>["body"]>;

// Each call takes the account and the caller; creating calls include the key of the user's intent.
const target = ({ userId, adminId }: PlanTarget) => ({ params: { userId, adminId } });

export const userCalls = {
  addPlan: async (input: PlanAddition, options: SubmitOptions) =>
    api.planDesk.add({ ...target(input), body: { duration: input.duration }, ...options }),
  removePlan: async (input: PlanTarget) => api.planDesk.remove(target(input)),
  restorePlan: async (input: PlanTarget) => api.planDesk.restore(target(input)),
  block: async (input: PlanTarget) => api.accounts.block(target(input)),
  unblock: async (input: PlanTarget) => api.accounts.unblock(target(input)),
  removeLimit: async (input: PlanTarget) => api.accounts.removeLimit(target(input)),
  createPrime: async (input: PlanTarget & { readonly phoneNumber: string }, options: SubmitOptions) =>
    api.accounts.registerPrime({ body: { phoneNumber: input.phoneNumber }, ...options }),
  addPrimePlan: async (input: PlanAddition, options: SubmitOptions) =>
    api.planDesk.addPrime({ ...target(input), body: { duration: input.duration }, ...options }),
  removePrimePlan: async (input: PlanTarget) => api.planDesk.removePrime(target(input)),
  restorePrimePlan: async (input: PlanTarget) => api.planDesk.restorePrime(target(input)),
  createGroupAccess: async (input: PlanTarget & { readonly phoneNumber: string }, options: SubmitOptions) =>
    api.accounts.createGroupOwner({ body: { ownerPhoneNumber: input.phoneNumber }, ...options }),
  removeGroupAccess: async (input: PlanTarget & { readonly phoneNumber: string }) =>
    api.accounts.removeGroupOwner({ body: { ownerPhoneNumber: input.phoneNumber } }),
  setPowers: async (input: PlanTarget & { readonly changes: PowersChange }) =>
    api.accounts.setPowers({ ...target(input), body: input.changes }),
};
