import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { changePriority, readPriority } from "../from-source/priority.ts";
import type { Priority } from "../from-source/priority.ts";
import { namesOfSources } from "../from-source/source-ids.repository.ts";

const lists = ({ fixture, squad, credits, lineup, points }: Priority) => ({
  fixture: [...fixture],
  squad: [...squad],
  credits: [...credits],
  lineup: [...lineup],
  points: [...points],
});

export const getPriority = handle(contract.matches.priority, async ({ db }) =>
  done("", { data: lists(await readPriority(db)), sources: await namesOfSources(db) }),
);

export const setPriority = handle(contract.matches.setPriority, async ({ db, body, session }) => {
  const priority = lists(await changePriority(db, body));
  await writeAudit(db, { actorId: session.accountId, action: "match.sourcePriority", details: priority });
  return done("", { data: priority });
});
