import { contract } from "@teamwright/contract";
import { sportBySlug } from "@teamwright/domain";
import type { SportSlug } from "@teamwright/domain";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { sealedReply } from "#http/sealed-reply.ts";
import { listKey } from "../announce.ts";
import { listMatchesSince } from "../match-store.repository.ts";
import { listItemOf } from "../match-view.ts";
import type { StoredMatch } from "../stored-match.ts";

/** How long a match stays listed after its start. */
const RECENT_DAYS = 7;

/**
 * Requested by everybody's home screen: caches in front of the server may answer for a second, browsers always
 * revalidate.
 */
const LIST_CACHING = "public, max-age=0, s-maxage=1, must-revalidate";

export const getMatches = handle(contract.matches.list, (call) =>
  sealedReply(contract.matches.list, call, {
    key: listKey(call.params.sport),
    cacheControl: LIST_CACHING,
    read: async () => ({ data: await itemsOf(call.deps, call.params.sport) }),
  }),
);

async function itemsOf({ database }: Deps, sport: SportSlug) {
  const since = new Date(Date.now() - RECENT_DAYS * 24 * 3600 * 1000);
  const matches = await listMatchesSince(database.db, sportBySlug(sport)!.index, since);
  return matches
    .map((match) => match.shown)
    .filter((match) => !match.hidden)
    .filter(hasSquads)
    .map(listItemOf);
}

/** A fixture is listed once both squads are known; before that there are no players to choose from. */
const hasSquads = (match: StoredMatch): boolean =>
  ([0, 1] as const).every((side) =>
    match.players.some((player) => player.side === side && !player.withdrawn),
  );
