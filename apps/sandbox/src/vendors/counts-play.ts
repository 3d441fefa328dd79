import type { MatchNow } from "./match-now.ts";
import { randomOf } from "./random.ts";
import type { VendorSide } from "./vendor-match.ts";

/** The most of each count of a usual player in a whole match. */
type Most = Readonly<Record<string, number>>;

/**
 * What each player of a line-up has done so far: a share of what he does in the whole match, by the part that has been
 * played. After a correction the first player has one more of the first count.
 */
export function countsOf(
  match: MatchNow,
  side: VendorSide,
  most: Most,
): ReadonlyMap<string, Record<string, number>> {
  const playedShare = match.state === "finished" ? 1 : match.played;
  const [first] = match[side].lineup;
  return new Map(
    match[side].lineup.map((name) => {
      const random = randomOf(match.givenMatch.key, name);
      const counts = Object.fromEntries(
        Object.entries(most).map(([count, max]) => [
          count,
          Math.floor(Math.floor(random() * (max + 1)) * playedShare),
        ]),
      );
      const [main] = Object.keys(most);
      if (match.corrected && name === first && side === "left" && main !== undefined)
        counts[main] = (counts[main] ?? 0) + 1;
      return [name, counts];
    }),
  );
}
