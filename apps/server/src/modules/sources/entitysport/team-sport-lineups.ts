import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { matchIdOf } from "../match-id.ts";
import type { SourceMatch, SourceReading } from "../source.ts";
import { readResponse } from "./envelope.ts";
import { headOf, inOrder, nameOf, playerIdOf, whole } from "./team-sport-item.ts";
import type { SideIds, TeamSport } from "./team-sport.ts";

export function readLineups(
  sport: TeamSport,
  body: unknown,
  match: SourceMatch,
): Outcome<SourceReading, string> {
  const read = readResponse(whole, body);
  if (!read.ok) return read;
  const head = headOf(sport, read.value.items, match);
  const lineups = sport.lineups(read.value.items);
  const [left, right] = inOrder(match, head, { home: lineups.home, away: lineups.away });
  const side = (key: "left" | "right", ids: SideIds | undefined) => {
    if (ids === undefined || ids.playing.length === 0) return nameOf(match, key);
    const players = [
      ...ids.playing.map((pid) => ({ id: playerIdOf(sport, pid), playing: true, availability: "announced" })),
      ...ids.substitutes.map((pid) => ({
        id: playerIdOf(sport, pid),
        playing: false,
        availability: "substitute",
      })),
    ];
    return { ...nameOf(match, key), lineup: ids.playing.map((pid) => playerIdOf(sport, pid)), players };
  };
  const seenMatches = head === null ? [] : [head.seenMatch];
  if ((left?.playing.length ?? 0) === 0 && (right?.playing.length ?? 0) === 0)
    return succeed({ seen: seenMatches, documents: head === null ? [] : [head.document] });
  const lineupsOut = [left, right].every((ids) => (ids?.playing.length ?? 0) >= sport.starters);
  return succeed({
    seen: [...seenMatches, { externalId: match.externalId, lineupsOut }],
    documents: [
      {
        id: matchIdOf(sport, match.externalId),
        sport: sport.sport,
        partial: true,
        left: side("left", left),
        right: side("right", right),
      },
    ],
  });
}
