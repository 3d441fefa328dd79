import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { phonesWithPrimePlan } from "../plan.repository.ts";

export const refresh = handle(contract.plans.listPrime, async ({ db }) =>
  done("", { phoneNumberList: await phonesWithPrimePlan(db) }),
);
