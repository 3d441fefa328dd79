import { contract } from "@teamwright/contract";
import type { ReplyInputOf } from "@teamwright/contract";
import { sportByIndex, isSportIndex } from "@teamwright/domain";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { answeredKind } from "../from-source/answered-kind.ts";
import { answerQuestions } from "../from-source/answer.ts";
import type { Attention } from "../from-source/attention.repository.ts";
import { pageOfAttention } from "../from-source/attention.repository.ts";
import { candidatesOf } from "../from-source/candidates.ts";
import { takeAgain } from "../from-source/take-again.ts";
import { findMatches } from "../match-store.repository.ts";

type AttentionQuestion = ReplyInputOf<typeof contract.matches.listAttention>["data"][number];

/** What could not be taken from sources, with the players and matches that may be meant. */
export const listAttention = handle(contract.matches.listAttention, async ({ db, query }) => {
  const { rows, total } = await pageOfAttention(db, query.page, query.size);
  const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
  const matches = new Map((await findMatches(db, ids)).map((match) => [match.stored.id, match.shown]));
  const data: AttentionQuestion[] = [];
  for (const row of rows) {
    const candidates = await candidatesOf(db, row, matches.get(row.matchId ?? "") ?? null);
    data.push({ ...questionOf(row), ...candidates });
  }
  return done("", { data, totalPages: pagesOf(total, query.size) });
});

const questionOf = ({
  id,
  source,
  matchId,
  title,
  sport,
  code,
  name,
  field,
  given,
  reason,
  createdAt,
}: Attention) => ({
  id,
  source,
  match_id: matchId,
  title,
  sport: sport !== null && isSportIndex(sport) ? sportByIndex(sport).slug : null,
  code,
  name,
  field,
  given,
  reason,
  createdAt: createdAt.toISOString(),
});

/**
 * The answer is stored in a transaction of its own, because what the source reported is then taken again, and that takes
 * a transaction for each match.
 */
export const answerAttention = handle(
  contract.matches.answerAttention,
  async ({ db, deps, body, session, afterCommit }) => {
    const answeredQuestion = await deps.transaction(async (tx) => {
      const outcome = await answerQuestions(tx, body.ids, body.answer, session.accountId);
      if (outcome.ok)
        await writeAudit(tx, {
          actorId: session.accountId,
          action: "match.answer",
          details: {
            answer: body.answer.kind,
            questions: outcome.value.map(({ source, sourceMatchId, code, name }) => ({
              source,
              match: sourceMatchId,
              code,
              name,
            })),
          },
        });
      return outcome;
    });
    if (!answeredQuestion.ok)
      return answeredQuestion.error === "not_found"
        ? refused("not_found")
        : refused("invalid_input", { field: "answer" });
    await takeAgain(deps, answeredQuestion.value);
    if (body.answer.kind === "same_match" || body.answer.kind === "new_match")
      for (const { source, sourceMatchId } of answeredQuestion.value)
        await deps.jobs.enqueue({ db, afterCommit }, answeredKind, { source, sourceMatchId });
    return done("", { data: { answered: answeredQuestion.value.length } });
  },
  { transaction: false },
);
