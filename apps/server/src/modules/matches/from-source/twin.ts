import { matchStatuses } from "@teamwright/domain";
import type { FeedMatch } from "#modules/match-model/public.ts";
import { statusAt } from "../match-view.ts";
import type { StoredMatch } from "../stored-match.ts";

/** Two sources may differ by this much in the time of one match, milliseconds. */
export const TWIN_WINDOW = 3 * 3600 * 1000;

/** A name without case, accents and signs, so that two spellings of one team are equal. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** How sure it is that a source's match is a stored one: the same teams, or only similar. */
export function likeness(feedMatch: FeedMatch, storedMatch: StoredMatch): "same" | "similar" | null {
  if (feedMatch.sport !== storedMatch.sport || feedMatch.match_time === undefined) return null;
  if (
    feedMatch.gender !== undefined &&
    storedMatch.gender !== null &&
    feedMatch.gender !== storedMatch.gender
  )
    return null;
  const apart = Math.abs(Date.parse(feedMatch.match_time) - Date.parse(storedMatch.matchTime));
  if (
    apart > TWIN_WINDOW ||
    statusAt(storedMatch, new Date(storedMatch.matchTime)) === matchStatuses.finished
  )
    return null;
  const names = (sides: readonly { readonly name?: string | undefined }[]) =>
    sides.map(({ name }) => plainName(name ?? ""));
  const [storedNames, feedNames] = [names(storedMatch.sides), names(feedMatch.sides)];
  const common = feedNames.filter((name) => name !== "" && storedNames.includes(name)).length;
  if (common === 2) return apart <= TWIN_WINDOW / 6 ? "same" : "similar";
  return common === 1 ? "similar" : null;
}
