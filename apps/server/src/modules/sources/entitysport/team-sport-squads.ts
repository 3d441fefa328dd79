import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { matchIdOf } from "../match-id.ts";
import type { SourceContext, SourceMatch, SourceReading } from "../source.ts";
import { readResponse } from "./envelope.ts";
import { headOf, inOrder, nameOf, playerIdOf, whole } from "./team-sport-item.ts";
import type { BothSides, EntitySportPlayer, TeamSport } from "./team-sport.ts";

export function readSquads(
  sport: TeamSport,
  bodies: readonly unknown[],
  match: SourceMatch,
  context: SourceContext,
): Outcome<SourceReading, string> {
  let squads: Partial<BothSides<readonly EntitySportPlayer[]>> = {};
  let head = null;
  for (const [page, body] of bodies.entries()) {
    const read = readResponse(whole, body);
    if (!read.ok) return read;
    head ??= headOf(sport, read.value.items, match);
    squads = { ...squads, ...sport.squads(read.value.items, page + 1) };
  }
  const model = sport.credits?.(context);
  const side = (key: "left" | "right", players: readonly EntitySportPlayer[] | undefined) =>
    players === undefined || players.length === 0
      ? nameOf(match, key)
      : {
          ...nameOf(match, key),
          players: players.map(({ pid, name, role, credits }) => {
            const price = credits === null ? model?.(playerIdOf(sport, pid)) : credits;
            return {
              id: playerIdOf(sport, pid),
              name,
              ...(role === "" ? {} : { role }),
              ...(price === undefined ? {} : { credits: price }),
            };
          }),
        };
  const ofBoth = { home: squads.home, away: squads.away };
  // Replies about a single team are asked for in our order.
  const [left, right] = sport.squadPages > 1 ? [squads.home, squads.away] : inOrder(match, head, ofBoth);
  if ((left ?? []).length === 0 && (right ?? []).length === 0) return succeed({ seen: [], documents: [] });
  const document = { id: matchIdOf(sport, match.externalId), sport: sport.sport };
  return succeed({
    seen: [],
    documents: [{ ...document, left: side("left", left), right: side("right", right) }],
  });
}
