import type { SportSlug } from "@teamwright/domain";
import type { MatchOptions } from "#data/api/match-options.ts";
import type { SignInState } from "#data/api/session.ts";
import type { MatchMarks } from "#blocks/match-card/badges.ts";
import { paths, pathTo } from "#lib/paths.ts";

/** In home's address: the match whose card was tapped before signing in. */
export const OPEN = "open";

/** Home's address that leads on to the match once the account's lists are loaded. */
export const homeThenMatch = (sport: SportSlug, id: string): string =>
  `${paths.home}?${new URLSearchParams({ sport, [OPEN]: id }).toString()}`;

/** The account's lists for a match, as the card's badges need them. */
export const marksOf = (id: string, options: MatchOptions, session: SignInState): MatchMarks => ({
  expert: options.expertTeams.has(id) || options.predictions.has(id) || options.videos.has(id),
  bookingOpen: options.bookings.has(id),
  isMapped: options.mapped.has(id),
  prime:
    session.state === "in" && session.status.prime_user && session.status.prime_plan && options.prime.has(id),
  group: options.groups.has(id),
});

/** Whether it is not known yet where the card of a match leads: its target is one of the account's lists. */
export const waitsForLists = (session: SignInState, { settled }: MatchOptions): boolean =>
  !settled && (session.state === "loading" || (session.state === "in" && session.status.plan));

/**
 * The target of choosing a match. Source: document 000, section 2 (Home). A match in one of the lists opens the option
 * hub when it exists.
 */
export const destinationOf = (
  id: string,
  options: MatchOptions,
  session: SignInState,
  screenExists: (path: string) => boolean,
): string => {
  if (session.state === "out") return paths.login;
  if (session.state === "in" && !session.status.plan) return paths.planData;
  const lists = [
    options.expertTeams,
    options.prime,
    options.predictions,
    options.videos,
    options.mapped,
    options.groups,
  ];
  const isListed = lists.some((list) => list.has(id));
  return isListed && screenExists(paths.decision) ? pathTo("decision", { id }) : pathTo("match", { id });
};
