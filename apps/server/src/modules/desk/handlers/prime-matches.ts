import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { primeDesk } from "../prime-desk.ts";

export const primeMatches = handle(contract.desk.primeMatches, async ({ db }) =>
  done("", { data: await primeDesk(db, new Date()) }),
);
