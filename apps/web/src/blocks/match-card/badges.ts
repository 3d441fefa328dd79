import { t } from "#i18n/translate.ts";
import type { MatchListItem } from "@teamwright/domain";
import type { Tone } from "#ui/chip.tsx";
import type { Term } from "../explain/explain.tsx";

/** The account's lists, for one match. */
export type MatchMarks = {
  /** In the expert, prediction or video list. */
  readonly expert: boolean;
  readonly bookingOpen: boolean;
  /** In the list of matches mapped to the main provider's app. */
  readonly isMapped: boolean;
  /** The user has an active prime plan and the match is in the prime list. */
  readonly prime: boolean;
  readonly group: boolean;
};

export type Badge = { readonly label: string; readonly tone: Tone; readonly term: Term };

export const noMarks: MatchMarks = {
  expert: false,
  bookingOpen: false,
  isMapped: false,
  prime: false,
  group: false,
};

/**
 * The badges of a match card in their order. Source: document 000, section 2 (Home). It names "Mega GL" and "SL"
 * without a condition. They are the leagues of the automatic tools, so automatic matches show them.
 */
export const badgesOf = (match: MatchListItem, marks: MatchMarks): readonly Badge[] => {
  const all: readonly (readonly [boolean, string, Tone, Term])[] = [
    [match.lineup_out, t("shell.badgeAutoCreate"), "accent", "autoCreate"],
    [marks.expert, t("shell.badgeExpertAnalysis"), "neutral", "expertAnalysis"],
    [marks.bookingOpen, t("shell.badgeBookingsOpen"), "neutral", "bookingsOpen"],
    [match.automatic, t("shell.badgeMegaGl"), "neutral", "megaGl"],
    [match.automatic, t("shell.badgeSmallLeague"), "neutral", "smallLeague"],
    [marks.isMapped, t("shell.badgeMappedToMainApp"), "warn", "mapped"],
    [marks.prime, t("shell.badgePrime"), "accent", "prime"],
    [!marks.prime, t("shell.badgeHeadToHead"), "neutral", "headToHead"],
    [marks.group, t("shell.badgeGroup"), "neutral", "group"],
  ];
  return all.filter(([shown]) => shown).map(([, label, tone, term]) => ({ label, tone, term }));
};

const ofAccount: ReadonlySet<Term> = new Set(["expertAnalysis", "bookingsOpen", "mapped", "prime", "group"]);
const MAX_IN_VIEW = 2;

/**
 * The badges that the card shows; the others are behind its "?". What the account's lists say comes first. "Lineups
 * out", in the card's head, counts as one.
 */
export const badgesInView = (badges: readonly Badge[], lineupsOut: boolean): readonly Badge[] =>
  [
    ...badges.filter(({ term }) => ofAccount.has(term)),
    ...badges.filter(({ term }) => !ofAccount.has(term)),
  ].slice(0, lineupsOut ? MAX_IN_VIEW - 1 : MAX_IN_VIEW);
