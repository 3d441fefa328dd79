import { isDeepStrictEqual } from "node:util";
import type { Sport } from "@teamwright/domain";
import type { Db } from "../../../db/database.ts";
import type { Deps } from "../../../http/deps.ts";
import { readFitting, roleIndex } from "../../match-model/public.ts";
import type { FeedMatch, Unfit } from "../../match-model/public.ts";
import { announce } from "../announce.ts";
import type { Change } from "../changes.ts";
import { lineupOutAfter } from "../line-up.ts";
import { findMatch, lockMatches, saveMatches } from "../match-store.repository.ts";
import type { KeptMatch } from "../match-store.repository.ts";
import { withOverrides } from "../overrides.ts";
import type { MatchPlan } from "../plan-match.ts";
import type { StoredMatch } from "../stored-match.ts";
import { keepReasons, keyOf, readAttention } from "./attention.repository.ts";
import type { Attention } from "./attention.repository.ts";
import { readObservations, writeObservations } from "./observations.repository.ts";
import type { Observation } from "./observations.repository.ts";
import type { MatchPart, PartOf } from "./parts.ts";
import { planTake, reasonsOfUnfit, withGiven } from "./plan-take.ts";
import { mayReplace, readPriority } from "./priority.ts";
import type { Priority } from "./priority.ts";
import type { TakeReason } from "./reason.ts";
import {
  findSourceMatch,
  readIdsBySource,
  readSourcePlayers,
  readSourceRoles,
  saveSourceMatch,
  saveSourcePlayers,
} from "./source-ids.repository.ts";
import type { MatchSource } from "./source-ids.repository.ts";
import { targetOf, withAnswers } from "./target.ts";

/** What a source answered: matches in the documented format (docs/feed-format.md), not parsed yet. */
export interface SourceReply {
  /** The source's name; not `import`, which is the name of imports by hand. */
  readonly source: string;
  /** When the reply was asked for: an older reply never replaces what a newer one said. */
  readonly observedAt: Date;
  readonly documents: readonly unknown[];
  /** What other sources reported and cannot renew at present gives way to this reply. */
  readonly isSilent?: IsSilent;
}

/** Whether a source brings nothing of a part at present. `ids`: the source's ids of the match. */
export type IsSilent = (source: string, part: MatchPart, ids: readonly string[]) => boolean;

export interface SourceOutcome {
  /** The document's id of the match; empty where it has none. */
  readonly id: string;
  /** Our match; null where nothing of it is stored. */
  readonly matchId: string | null;
  /** `needs_attention`: nothing of the document is stored. Also a match that is stored may have reasons. */
  readonly outcome: "stored" | "unchanged" | "needs_attention";
  readonly created: boolean;
  readonly changes: readonly Change[];
  readonly reasons: readonly TakeReason[];
}

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
        : takeMatch(db, reply, document, match, unfit, settings.priority),
    );
    if (shown !== undefined) announce(deps.bus, shown.before, shown.after);
    outcomes.push(outcome);
  }
  return outcomes;
}

interface Taken {
  readonly outcome: SourceOutcome;
  readonly shown?: { readonly before: StoredMatch | null; readonly after: StoredMatch };
}

async function takeMatch(
  db: Db,
  { source, observedAt, isSilent }: SourceReply,
  document: unknown,
  own: FeedMatch,
  unfit: readonly Unfit[],
  priority: Priority,
): Promise<Taken> {
  const questions = await readAttention(db, source, own.id);
  const row = await findSourceMatch(db, source, own.id);
  const open = heldBack(own, row, questions);
  if (open !== undefined) return { outcome: waiting(own.id, open) };
  const target = await targetOf(db, source, own, row?.matchId ?? null, questions);
  const given = withAnswers({ ...own, id: target.id }, questions);
  await lockMatches(db, [given.id]);
  const kept = await findMatch(db, given.id);
  const observed = kept === null ? [] : await readObservations(db, given.id);
  const known = {
    leftName: row?.leftName ?? null,
    players: kept === null ? new Map<string, number>() : await readSourcePlayers(db, given.id, source),
  };
  const others = observed.some((held) => held.source !== source);
  const idsOf = isSilent !== undefined && others ? await readIdsBySource(db, given.id) : null;
  const isSilentFor = (held: Observation): boolean =>
    isSilent?.(held.source, held.part, idsOf?.get(held.source) ?? []) ?? false;
  const allowed = (wanted: PartOf): boolean => {
    const held = observed.find(({ part, side }) => part === wanted.part && side === wanted.side);
    return mayReplace(held, source, observedAt, priority[wanted.part], isSilentFor);
  };
  const take =
    target.question === null
      ? planTake(kept?.stored ?? null, given, source, allowed, observedAt, known)
      : {
          plan: null,
          parts: [],
          reasons: [target.question],
          players: known.players,
          leftName: known.leftName,
        };
  const named = take.reasons.map((reason) => withGiven(reason, unfit));
  const reasons = [...named, ...reasonsOfUnfit(unfit, named)];
  const matchId = take.plan === null && kept === null ? null : given.id;
  const taken = await storePlan(db, take.plan, kept);
  const about = { source, sourceMatchId: own.id, matchId, title: titleOf(own, kept), sport: own.sport };
  const isOpen = await keepReasons(db, about, questions, reasons, mentionedIn(document));
  await keepSource(db, row, {
    ...about,
    leftName: take.leftName,
    observedAt,
    document: isOpen ? (reasons.length > 0 ? document : (row?.document ?? null)) : null,
  });
  if (take.plan !== null) {
    const moved = [...take.players].filter(([id, index]) => known.players.get(id) !== index);
    await saveSourcePlayers(db, given.id, source, new Map(moved));
    await writeObservations(
      db,
      take.parts.map((part) => ({ ...part, matchId: given.id, source, observedAt })),
    );
  }
  const answered = new Set(questions.filter(({ answer }) => answer !== null).map(keyOf));
  return {
    ...(taken.shown === undefined ? {} : { shown: taken.shown }),
    outcome: {
      id: own.id,
      matchId,
      outcome: take.plan === null ? "needs_attention" : taken.shown === undefined ? "unchanged" : "stored",
      created: kept === null && take.plan !== null,
      changes: take.plan?.changes ?? [],
      reasons: reasons.filter((reason) => !answered.has(keyOf(reason))),
    },
  };
}

/**
 * The question that holds a whole match back, for a document that does not say when the match is played: a squad alone
 * tells nothing about it, and the document that waits must stay.
 */
const heldBack = (
  own: FeedMatch,
  row: MatchSource | null,
  questions: readonly Attention[],
): Attention | undefined =>
  own.match_time === undefined && (row?.matchId ?? null) === null
    ? questions.find(
        ({ code, answer }) => code === "same_match" && (answer === null || answer.kind === "ignore"),
      )
    : undefined;

const waiting = (id: string, { code, subject, name, field, given, reason }: Attention): SourceOutcome => ({
  id,
  matchId: null,
  outcome: "needs_attention",
  created: false,
  changes: [],
  reasons: [{ code, side: null, subject, name, field, given, reason }],
});

async function storePlan(
  db: Db,
  plan: MatchPlan | null,
  kept: KeptMatch | null,
): Promise<Pick<Taken, "shown">> {
  if (plan === null || plan.changes.length === 0) return {};
  const before = kept?.shown ?? null;
  const seen = withOverrides(plan.after, kept?.overrides ?? []);
  const lineupsOut = lineupOutAfter(before, seen);
  await saveMatches(db, [{ ...plan.after, lineupsOut }]);
  return { shown: { before, after: { ...seen, lineupsOut } } };
}

const titleOf = ({ id, sides }: FeedMatch, kept: KeptMatch | null): string => {
  const names = (kept?.shown.sides ?? sides).map(({ name }) => name ?? "");
  return names.every((name) => name !== "") ? names.join(" v ") : id;
};

/** Which of our matches a source's match is, and what was asked about it; written only where something changed. */
async function keepSource(
  db: Db,
  before: MatchSource | null,
  { source, sourceMatchId, matchId, leftName, document, observedAt }: MatchSource,
): Promise<void> {
  const plain: unknown = document === null ? null : JSON.parse(JSON.stringify(document), storable);
  const same =
    before?.matchId === matchId && before.leftName === leftName && isDeepStrictEqual(before.document, plain);
  if (!same)
    await saveSourceMatch(db, { source, sourceMatchId, matchId, leftName, document: plain, observedAt });
}

/** A database stores neither U+0000 nor half a character in JSON; cutting a text can leave half of one. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\u0000", "\uFFFD") : value;

/** Ids and names are whole texts of the document. */
function mentionedIn(document: unknown): (subject: string) => boolean {
  const text = JSON.stringify(document);
  return (subject) => text.includes(JSON.stringify(subject));
}

/** A document of which not even the match is clear. */
async function refuse(
  db: Db,
  { source }: SourceReply,
  document: unknown,
  unfit: readonly Unfit[],
): Promise<Taken> {
  const outcome = unreadable(document, unfit);
  const about = { source, sourceMatchId: outcome.id, matchId: null, title: outcome.id, sport: null };
  const questions = await readAttention(db, source, outcome.id);
  const row = await findSourceMatch(db, source, outcome.id);
  await keepReasons(db, { ...about, matchId: row?.matchId ?? null }, questions, outcome.reasons, () => true);
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
