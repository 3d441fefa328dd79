import type { Sport } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { readFitting, roleIndex } from "#modules/match-model/public.ts";
import type { Unfit } from "#modules/match-model/public.ts";
import { announce } from "../announce.ts";
import { keepReasons, lockAttention } from "./attention.repository.ts";
import { readPriority } from "./priority.ts";
import type { TakeReason } from "./reason.ts";
import { findSourceMatch, readSourceRoles } from "./source-ids.repository.ts";
import type { SourceOutcome, SourceReply, TakenDocument } from "./source-reply.ts";
import { takeMatch } from "./take-match.ts";

export type SourceDeps = Pick<Deps, "bus" | "transaction">;

/**
 * Stores what a source reports, each match by itself: a match that cannot be stored does not stop the others, and a
 * value that cannot be stored does not stop its match. What could not be taken waits for an answer on the match desk. A
 * reply that changes nothing writes nothing but the time of its observation. Announces the changes after each match's
 * commit.
 */
export async function takeFromSource(deps: SourceDeps, reply: SourceReply): Promise<SourceOutcome[]> {
  const { source } = reply;
  const settings = await deps.transaction(async (db) => ({
    priority: await readPriority(db),
    wordOf: await readSourceRoles(db, source),
  }));
  const roleOf = (sport: Sport, word: string) => settings.wordOf(sport.index, word) ?? roleIndex(sport, word);
  const outcomes: SourceOutcome[] = [];
  for (const document of reply.documents) {
    const { match, unfit } = readFitting(document, source, roleOf);
    const { outcome, shown } = await deps.transaction((db) =>
      match === null
        ? refuse(db, reply, document, unfit)
        : takeMatch(db, reply, { document, match, unfit }, settings.priority),
    );
    if (shown !== undefined) announce(deps.bus, shown.before, shown.after);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** A document of which not even the match is clear. */
async function refuse(
  db: Db,
  { source }: SourceReply,
  document: unknown,
  unfit: readonly Unfit[],
): Promise<TakenDocument> {
  const outcome = unreadable(document, unfit);
  const about = { source, sourceMatchId: outcome.id, matchId: null, title: outcome.id, sport: null };
  const questions = await lockAttention(db, source, outcome.id);
  const row = await findSourceMatch(db, source, outcome.id);
  const { reasons } = outcome;
  const matchId = row?.matchId ?? null;
  await keepReasons(db, { ...about, matchId }, { knownAttention: questions, reasons, mentions: () => true });
  return { outcome };
}

function unreadable(document: unknown, unfit: readonly Unfit[]): SourceOutcome {
  const id =
    typeof document === "object" && document !== null && "id" in document && typeof document.id === "string"
      ? document.id.slice(0, 80)
      : "";
  const reasons = unfit.map(({ side, field, given, reason }): TakeReason => ({
    code: "match",
    side,
    subject: "",
    name: "",
    field,
    given,
    reason,
  }));
  return { id, matchId: null, outcome: "needs_attention", created: false, changes: [], reasons };
}
