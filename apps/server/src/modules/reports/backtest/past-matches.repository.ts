import { matchStatuses } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { PlayedMatch } from "@teamwright/engine";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/database.ts";
import { findMatches, matches, statusAt } from "../../matches/public.ts";
import type { StoredMatch } from "../../matches/public.ts";

/** A finished match with line-ups, credits and points, ready for the engine. */
export interface PastMatch {
  readonly id: string;
  readonly title: string;
  readonly matchTime: string;
  readonly played: PlayedMatch;
}

/** Matches read at once. */
const AT_ONCE = 50;

/** The newest past matches that have squads, credits and points of everybody who played. */
export async function pastMatches(db: Db, sport: SportIndex, most: number): Promise<PastMatch[]> {
  const found: PastMatch[] = [];
  for (let from = 0; found.length < most; from += AT_ONCE) {
    const ids = await db
      .select({ id: matches.id })
      .from(matches)
      .where(and(eq(matches.sport, sport), eq(matches.state, "finished")))
      .orderBy(desc(matches.matchTime), matches.id)
      .limit(AT_ONCE)
      .offset(from);
    if (ids.length === 0) break;
    const order = new Map(ids.map(({ id }, at) => [id, at]));
    const read = await findMatches(db, [...order.keys()]);
    const sorted = read.toSorted((a, b) => order.get(a.stored.id)! - order.get(b.stored.id)!);
    found.push(...sorted.flatMap(({ shown }) => pastMatchOf(shown) ?? []));
  }
  return found.slice(0, most);
}

/** Null where a credit or points of somebody who played are not known, or a side has no line-up. */
function pastMatchOf(match: StoredMatch): PastMatch | null {
  const lineup = match.players.filter((player) => player.playing && !player.withdrawn);
  const known =
    statusAt(match, new Date()) === matchStatuses.finished &&
    lineup.every((player) => player.points !== null && player.credits > 0) &&
    [0, 1].every((side) => lineup.some((player) => player.side === side));
  if (!known) return null;
  const points: number[] = [];
  for (const player of lineup) points[player.index] = player.points ?? 0;
  return {
    id: match.id,
    title: `${match.sides[0].shortName} v ${match.sides[1].shortName}`,
    matchTime: match.matchTime,
    played: {
      match: {
        sport: match.sport,
        players: lineup.map((player) => ({
          player_index: player.index,
          role: player.role,
          team_index: player.side,
          credits: player.credits,
          selected_by: player.selectedBy,
          captain_percentage: player.captainPercentage,
          vice_captain_percentage: player.viceCaptainPercentage,
        })),
      },
      lineup: lineup.map(({ index }) => index),
      points: Array.from(points, (each) => each ?? 0),
    },
  };
}
