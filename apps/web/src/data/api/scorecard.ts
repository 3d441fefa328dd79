import { matches } from "@teamwright/contract/resources/matches";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import type { MatchRecord } from "../records/match-record.ts";
import { storePoints } from "../records/points.ts";
import { apiOf } from "./client.ts";
import { updateOf } from "./scorecard-update.ts";

const api = apiOf({ matches });

/** Fetches the points of a stored match and stores them. A failure is a message for the user. */
export async function refreshScorecard(match: MatchRecord): Promise<Outcome<MatchRecord, string>> {
  const { slug } = sportByIndex(match.sport_index);
  const reply = await api.matches.scorecard({ params: { sport: slug, matchId: match.id } });
  if (!reply.ok) return fail(reply.message);
  const update = updateOf(reply.data.data);
  if (update === null) return succeed(match);
  const outcome = await storePoints(match.id, update);
  return outcome.ok ? outcome : fail(outcome.error.message);
}
