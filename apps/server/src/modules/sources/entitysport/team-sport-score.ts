import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { SourceContext, SourceMatch, SourceReading } from "../source.ts";
import { readResponse } from "./envelope.ts";
import { headOf, nameOf, whole } from "./team-sport-item.ts";
import type { TeamSport } from "./team-sport.ts";

export function readScore(
  sport: TeamSport,
  body: unknown,
  match: SourceMatch,
  { players }: SourceContext,
): Outcome<SourceReading, string> {
  const read = readResponse(whole, body);
  if (!read.ok) return read;
  const head = headOf(sport, read.value.items, match);
  if (head === null) return fail("response.items.match_info: is missing or is about another match");
  const isSwapped = head.seenMatch.details?.["swapped"] === "yes";
  const of = (index: 0 | 1) => players.filter((player) => player.side === index);
  const sides = { home: of(isSwapped ? 1 : 0), away: of(isSwapped ? 0 : 1) };
  const day = String(head.document["match_time"]).slice(0, 10);
  const hasBegun = head.seenMatch.state === "in_progress" || head.seenMatch.state === "finished";
  const countedPoints = hasBegun ? sport.points(read.value.items, sides, day) : null;
  if (countedPoints === null) return succeed({ seen: [head.seenMatch], documents: [head.document] });
  const side = (key: "left" | "right", index: 0 | 1) => ({
    ...nameOf(match, key),
    players: of(index).map(({ id }) => ({ id, ...(countedPoints.points.get(id) ?? countedPoints.none) })),
  });
  return succeed({
    seen: [head.seenMatch],
    documents: [
      {
        ...head.document,
        partial: true,
        scoring: { rule_set: countedPoints.ruleSet, warnings: [...countedPoints.warnings] },
        left: side("left", 0),
        right: side("right", 1),
      },
    ],
  });
}
