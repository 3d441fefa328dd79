import { matchStatuses } from "@teamwright/domain";
import type { FeedMatch } from "../../match-model/public.ts";
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
export function likeness(given: FeedMatch, stored: StoredMatch): "same" | "similar" | null {
  if (given.sport !== stored.sport || given.match_time === undefined) return null;
  if (given.gender !== undefined && stored.gender !== null && given.gender !== stored.gender) return null;
  const apart = Math.abs(Date.parse(given.match_time) - Date.parse(stored.matchTime));
  if (apart > TWIN_WINDOW || statusAt(stored, new Date(stored.matchTime)) === matchStatuses.finished)
    return null;
  const names = (sides: readonly { readonly name?: string | undefined }[]) =>
    sides.map(({ name }) => plainName(name ?? ""));
  const [ours, theirs] = [names(stored.sides), names(given.sides)];
  const common = theirs.filter((name) => name !== "" && ours.includes(name)).length;
  if (common === 2) return apart <= TWIN_WINDOW / 6 ? "same" : "similar";
  return common === 1 ? "similar" : null;
}
