import type { FeedMatch, FeedProblem, Unfit } from "#modules/match-model/public.ts";
import { timeProblems } from "../check-time.ts";
import { planMatch } from "../plan-match.ts";
import type { MatchPlan } from "../plan-match.ts";
import type { StoredMatch } from "../stored-match.ts";
import { givenParts, keepParts } from "./parts.ts";
import type { MatchPart, PartOf } from "./parts.ts";
import type { TakeReason } from "./reason.ts";
import { resolve } from "./resolve.ts";
import type { KnownSource, ResolvedMatch } from "./resolve.ts";
import { withoutUnusable } from "./without-unusable.ts";

export interface Take {
  /** Null: nothing of the document can be stored. */
  readonly plan: MatchPlan | null;
  /** The parts that were taken, whether they changed anything or not. */
  readonly parts: readonly PartOf[];
  readonly reasons: readonly TakeReason[];
  /** Which of our players the source's players are, by its ids. */
  readonly players: ReadonlyMap<string, number>;
  /** The source's name of our left side. */
  readonly leftName: string | null;
}

export interface TakeRules {
  readonly source: string;
  readonly observedAt: Date;
  readonly isAllowed: (wanted: PartOf) => boolean;
}

/** Decides what is stored of one match of a source. A pure function. */
export function planTake(
  before: StoredMatch | null,
  feedMatch: FeedMatch,
  knownSource: KnownSource,
  { source, observedAt, isAllowed }: TakeRules,
): Take {
  const resolvedMatch = resolve(before, feedMatch, knownSource);
  const leftName = resolvedMatch.match.sides[0].name ?? knownSource.leftName;
  const refusedParts = new Set<string>();
  const takes = (wanted: PartOf): boolean => !refusedParts.has(keyOf(wanted)) && isAllowed(wanted);
  const reasons = [...resolvedMatch.reasons];
  for (;;) {
    const usable = withoutUnusable(resolvedMatch, (side) => takes({ part: "squad", side }));
    const takesSquad = ([0, 1] as const).some((side) => takes({ part: "squad", side }));
    const feed = before === null || takesSquad ? source : before.feed;
    const plan = planMatch(before, keepParts(usable.match, takes), feed);
    const problems = plan.ok ? timeProblems(plan.value.after, resolvedMatch.match, observedAt) : plan.error;
    if (plan.ok && problems.length === 0) {
      const parts = givenParts(resolvedMatch.match).filter(takes);
      const players = indexesOf(resolvedMatch, plan.value.after);
      return { plan: plan.value, parts, reasons: [...reasons, ...usable.reasons], players, leftName };
    }
    const wrong = problems.map((problem) => ({ problem, parts: partsOf(problem) }));
    const hopeless = wrong.filter(({ parts }) => parts.every((part) => !takes(part)));
    reasons.push(...wrong.map((each) => reasonOf(each.problem, hopeless.includes(each) ? "match" : "value")));
    if (hopeless.length > 0)
      return { plan: null, parts: [], reasons, players: knownSource.players, leftName };
    for (const { parts } of wrong) for (const part of parts) refusedParts.add(keyOf(part));
  }
}

/** A player whose id another one has here was stored under a derived id, and is found by name. */
function indexesOf({ ids, addedPlayers }: ResolvedMatch, after: StoredMatch): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [id, player] of ids) {
    const storedPlayer = after.players.find(({ fixedId, ownId, name }) =>
      player.id === undefined
        ? addedPlayers.has(player) && !ownId && name === player.name
        : fixedId === player.id,
    );
    if (storedPlayer !== undefined) indexes.set(id, storedPlayer.index);
  }
  return indexes;
}

const keyOf = ({ part, side }: PartOf): string => `${part}:${side ?? ""}`;

const partOfField: ReadonlyMap<string, MatchPart> = new Map([
  ["playing", "lineup"],
  ["left.lineup", "lineup"],
  ["right.lineup", "lineup"],
  ["selected_by", "credits"],
  ["captain_percentage", "credits"],
  ["vice_captain_percentage", "credits"],
  ["role", "squad"],
  ["players", "squad"],
]);

/** The parts without which the match can still be stored; none where the match itself is wrong. */
function partsOf({ field = "" }: FeedProblem): PartOf[] {
  if (field === "status") return [{ part: "fixture", side: null }];
  const part = partOfField.get(field);
  return part === undefined ? [] : ([0, 1] as const).map((side) => ({ part, side }));
}

const reasonOf = ({ field = "", reason }: FeedProblem, code: "match" | "value"): TakeReason => ({
  code,
  side: null,
  subject: "",
  name: "",
  field,
  given: "",
  reason,
});

/**
 * A value that the format refuses is reported, unless its player is reported for the lack of it. An unknown role of a
 * player who is stored changes nothing.
 */
export function reasonsOfUnfit(unfit: readonly Unfit[], others: readonly TakeReason[]): TakeReason[] {
  return unfit.flatMap(({ side, player, field, given, reason }): TakeReason[] => {
    const subject = player?.id ?? player?.name ?? "";
    const isMentioned = others.some((other) => other.subject === subject && other.field === field);
    if (field === "role" || isMentioned) return [];
    return [{ code: "value", side, subject, name: player?.name ?? subject, field, given, reason }];
  });
}

/** The given value, where the format refused it: "Wicket Wizard" explains a missing role. */
export const withGiven = (reason: TakeReason, unfit: readonly Unfit[]): TakeReason => {
  const same = unfit.find(
    ({ player, field }) =>
      field === reason.field &&
      player !== null &&
      (player.id === reason.subject || player.name === reason.name),
  );
  return same === undefined ? reason : { ...reason, given: same.given, reason: same.reason };
};
