import type { MatchListItem } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import type { Tone } from "../../ui/chip.tsx";

/** What the account's lists say of one match. */
export type MatchMarks = {
  /** In the expert, prediction or video list. */
  readonly expert: boolean;
  readonly bookingOpen: boolean;
  /** In the list of matches mapped to the main provider's app. */
  readonly mapped: boolean;
  /** The user has an active prime plan and the match is in the prime list. */
  readonly prime: boolean;
  readonly group: boolean;
};

export type Badge = { readonly label: string; readonly tone: Tone };

export const noMarks: MatchMarks = {
  expert: false,
  bookingOpen: false,
  mapped: false,
  prime: false,
  group: false,
};

/**
 * The badges of a match card in their order. Source: document 000, section 2 (Home). It names "Mega GL" and "SL"
 * without a condition: they are the leagues that the automatic tools make, so an automatic match carries them.
 */
export const badgesOf = (match: MatchListItem, marks: MatchMarks): readonly Badge[] => {
  const { home } = messages;
  const all: readonly (readonly [boolean, string, Tone])[] = [
    [match.lineup_out, home.badgeAutoCreate, "accent"],
    [marks.expert, home.badgeExpertAnalysis, "neutral"],
    [marks.bookingOpen, home.badgeBookingsOpen, "neutral"],
    [match.automatic, home.badgeMegaGl, "neutral"],
    [match.automatic, home.badgeSmallLeague, "neutral"],
    [marks.mapped, home.badgeMappedToMainApp, "warn"],
    [marks.prime, home.badgePrime, "accent"],
    [!marks.prime, home.badgeHeadToHead, "neutral"],
    [marks.group, home.badgeGroup, "neutral"],
  ];
  return all.filter(([shown]) => shown).map(([, label, tone]) => ({ label, tone }));
};
