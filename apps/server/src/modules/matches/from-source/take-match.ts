import { isDeepStrictEqual } from "node:util";
import type { Db } from "#db/database.ts";
import type { FeedMatch, Unfit } from "#modules/match-model/public.ts";
import { lineupOutAfter } from "../line-up.ts";
import { findMatch, lockMatches, saveMatches } from "../match-store.repository.ts";
import type { KeptMatch } from "../match-store.repository.ts";
import { withOverrides } from "../overrides.ts";
import type { MatchPlan } from "../plan-match.ts";
import { keepReasons, keyOf, lockAttention } from "./attention.repository.ts";
import type { Attention } from "./attention.repository.ts";
import { readObservations, writeObservations } from "./observations.repository.ts";
import type { Observation } from "./observations.repository.ts";
import type { PartOf } from "./parts.ts";
import { planTake, reasonsOfUnfit, withGiven } from "./plan-take.ts";
import type { Take, TakeRules } from "./plan-take.ts";
import { mayReplace } from "./priority.ts";
import type { Priority } from "./priority.ts";
import type { TakeReason } from "./reason.ts";
import type { KnownSource } from "./resolve.ts";
import {
  findSourceMatch,
  readIdsBySource,
  readSourcePlayers,
  saveSourceMatch,
  saveSourcePlayers,
} from "./source-ids.repository.ts";
import type { MatchSource } from "./source-ids.repository.ts";
import type { SourceOutcome, SourceReply, TakenDocument } from "./source-reply.ts";
import { targetOf, withAnswers } from "./target.ts";
import type { StoredSourceMatch, Target } from "./target.ts";

/** A document of a source, as far as it fits the format. */
interface SourceDocument {
  readonly document: unknown;
  readonly match: FeedMatch;
  readonly unfit: readonly Unfit[];
}

/** Takes one match of a source: finds which of our matches it is, plans what changes, stores that and what remains open. */
export async function takeMatch(
  db: Db,
  reply: SourceReply,
  read: SourceDocument,
  priority: Priority,
): Promise<TakenDocument> {
  const { id } = read.match;
  const state: StoredSourceMatch = {
    questions: await lockAttention(db, reply.source, id),
    row: await findSourceMatch(db, reply.source, id),
  };
  const open = heldBack(read.match, state);
  if (open !== undefined) return { outcome: waiting(id, open) };
  const target = await targetOf(db, reply.source, read.match, state);
  const storedState = await readStored(db, reply.source, target.id, state);
  const allowedParts = await partsAllowed(db, reply, priority, {
    id: target.id,
    observed: storedState.observed,
  });
  const feedMatch = withAnswers({ ...read.match, id: target.id }, state.questions);
  const take = planTarget(target, feedMatch, storedState, { ...reply, isAllowed: allowedParts });
  const takePlan = { read, state, target, storedState, take, reasons: reasonsOf(take, read.unfit) };
  const shownMatch = await storePlan(db, take.plan, storedState.match);
  await storeSource(db, reply, takePlan);
  if (take.plan !== null) await storeTaken(db, reply, takePlan);
  return { ...shownMatch, outcome: outcomeOf(takePlan, shownMatch) };
}

/** What is stored of our match and of what sources reported of it. */
interface StoredState {
  readonly match: KeptMatch | null;
  readonly observed: readonly Observation[];
  readonly knownSource: KnownSource;
}

/** Locks our match until the commit. */
async function readStored(
  db: Db,
  source: string,
  id: string,
  { row }: StoredSourceMatch,
): Promise<StoredState> {
  await lockMatches(db, [id]);
  const match = await findMatch(db, id);
  const leftName = row?.leftName ?? null;
  if (match === null) return { match, observed: [], knownSource: { leftName, players: new Map() } };
  return {
    match,
    observed: await readObservations(db, id),
    knownSource: { leftName, players: await readSourcePlayers(db, id, source) },
  };
}

/** Which parts this reply may replace: by what other sources observed, their priority, and whether they are silent. */
async function partsAllowed(
  db: Db,
  { source, observedAt, isSilent }: SourceReply,
  priority: Priority,
  { id, observed }: { readonly id: string; readonly observed: readonly Observation[] },
): Promise<(wanted: PartOf) => boolean> {
  const others = observed.some((held) => held.source !== source);
  const idsOf = isSilent !== undefined && others ? await readIdsBySource(db, id) : null;
  const isSilentFor = (held: Observation): boolean =>
    isSilent?.(held.source, held.part, idsOf?.get(held.source) ?? []) ?? false;
  return (wanted) => {
    const held = observed.find(({ part, side }) => part === wanted.part && side === wanted.side);
    return mayReplace(held, { source, observedAt }, priority[wanted.part], isSilentFor);
  };
}

/** Nothing is taken while it is a question which of our matches it is. */
const planTarget = (
  { question }: Target,
  feedMatch: FeedMatch,
  { match, knownSource }: StoredState,
  rules: TakeRules,
): Take =>
  question === null
    ? planTake(match?.stored ?? null, feedMatch, knownSource, rules)
    : {
        plan: null,
        parts: [],
        reasons: [question],
        players: knownSource.players,
        leftName: knownSource.leftName,
      };

function reasonsOf(take: Take, unfit: readonly Unfit[]): readonly TakeReason[] {
  const named = take.reasons.map((reason) => withGiven(reason, unfit));
  return [...named, ...reasonsOfUnfit(unfit, named)];
}

/** All that is known when the match itself is stored. */
interface StorePlan {
  readonly read: SourceDocument;
  readonly state: StoredSourceMatch;
  readonly target: Target;
  readonly storedState: StoredState;
  readonly take: Take;
  readonly reasons: readonly TakeReason[];
}

const matchIdOf = ({ take, storedState, target }: StorePlan): string | null =>
  take.plan === null && storedState.match === null ? null : target.id;

/** What waits for an answer, and which of our matches the source's match is. */
async function storeSource(db: Db, { source, observedAt }: SourceReply, takePlan: StorePlan): Promise<void> {
  const { read, state, storedState, take, reasons } = takePlan;
  const { match: sourceMatch, document } = read;
  const about = { source, sourceMatchId: sourceMatch.id, matchId: matchIdOf(takePlan) };
  const isOpen = await keepReasons(
    db,
    { ...about, title: titleOf(sourceMatch, storedState.match), sport: sourceMatch.sport },
    { knownAttention: state.questions, reasons, mentions: mentionedIn(document) },
  );
  await keepSource(db, state.row, {
    ...about,
    leftName: take.leftName,
    observedAt,
    document: isOpen ? (reasons.length > 0 ? document : (state.row?.document ?? null)) : null,
  });
}

/** The players that are now known by the source's ids, and when each part was observed. */
async function storeTaken(
  db: Db,
  { source, observedAt }: SourceReply,
  { take: { players, parts }, storedState: { knownSource }, target: { id } }: StorePlan,
): Promise<void> {
  const movedPlayers = [...players].filter(([own, index]) => knownSource.players.get(own) !== index);
  await saveSourcePlayers(db, id, source, new Map(movedPlayers));
  await writeObservations(
    db,
    parts.map((part) => ({ ...part, matchId: id, source, observedAt })),
  );
}

function outcomeOf(takePlan: StorePlan, { shown }: Pick<TakenDocument, "shown">): SourceOutcome {
  const { read, state, storedState, take, reasons } = takePlan;
  const answeredKeys = new Set(state.questions.filter(({ answer }) => answer !== null).map(keyOf));
  return {
    id: read.match.id,
    matchId: matchIdOf(takePlan),
    outcome: take.plan === null ? "needs_attention" : shown === undefined ? "unchanged" : "stored",
    created: storedState.match === null && take.plan !== null,
    changes: take.plan?.changes ?? [],
    reasons: reasons.filter((reason) => !answeredKeys.has(keyOf(reason))),
  };
}

/**
 * The question that holds a whole match back, for a document that does not say when the match is played: a squad alone
 * tells nothing about it, and the document that waits must stay.
 */
const heldBack = (feedMatch: FeedMatch, { row, questions }: StoredSourceMatch): Attention | undefined =>
  feedMatch.match_time === undefined && (row?.matchId ?? null) === null
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
  match: KeptMatch | null,
): Promise<Pick<TakenDocument, "shown">> {
  if (plan === null || plan.changes.length === 0) return {};
  const before = match?.shown ?? null;
  const shownMatch = withOverrides(plan.after, match?.overrides ?? []);
  const lineupsOut = lineupOutAfter(before, shownMatch);
  await saveMatches(db, [{ ...plan.after, lineupsOut }]);
  return { shown: { before, after: { ...shownMatch, lineupsOut } } };
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
