import { fail } from "@teamwright/domain";
import type { Outcome, Scorecard } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import type { MatchRecord } from "../records/match-record.ts";
import { storePoints } from "../records/points.ts";
import { api } from "./client.ts";

/** 'inprogress' is 1, 'inactive' 2, every other word 1. Source: the documents' section 4. */
export const statusOf = ({ match_status }: Scorecard): 1 | 2 => (match_status === "inactive" ? 2 : 1);

/** Asks for the points of a stored match and keeps them. A failure is a sentence for the user. */
export async function refreshScorecard(match: MatchRecord): Promise<Outcome<MatchRecord, string>> {
  const { slug } = sportByIndex(match.sport_index);
  const reply = await api.fantasy.scorecard({ params: { sport: slug, matchId: match.id } });
  if (!reply.ok) return fail(reply.message);
  const scorecard = reply.data.data;
  const points = new Map(scorecard.player_data.map((player) => [player.player_fixed_id, player.points]));
  const stored = await storePoints(match.id, { status: statusOf(scorecard), points });
  return stored.ok ? stored : fail(stored.error.message);
}
