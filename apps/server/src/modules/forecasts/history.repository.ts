import type { PlayerHistory } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { matches, matchPlayers } from "#tables/matches.ts";
import { findMatches } from "../matches/public.ts";
import type { StoredMatch, StoredPlayer } from "../matches/public.ts";

/** Earlier matches of the players that are read; two sides rarely have more in a year. */
const MAX_MATCHES = 100;
const LAST = 5;
const LINEUPS = 10;

const squadOf = ({ players }: StoredMatch) => players.filter(({ withdrawn }) => !withdrawn);

/** Ids that were made from side and name are not those of a player in other matches. */
const stableIds = (match: StoredMatch): string[] =>
  squadOf(match).flatMap(({ ownId, fixedId }) => (ownId ? [fixedId] : []));

/** The histories of a match's players, from finished matches before it; corrections and values set by hand count. */
export async function readHistories(db: Db, match: StoredMatch): Promise<PlayerHistory[]> {
  const rows = await db
    .selectDistinct({ id: matches.id, matchTime: matches.matchTime })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .where(
      and(
        inArray(matchPlayers.fixedId, stableIds(match)),
        eq(matches.sport, match.sport),
        lt(matches.matchTime, new Date(match.matchTime)),
      ),
    )
    .orderBy(desc(matches.matchTime), matches.id)
    .limit(MAX_MATCHES);
  const foundMatches = await findMatches(
    db,
    rows.map(({ id }) => id),
  );
  const earlier = foundMatches
    .map(({ shown }) => shown)
    .filter(({ state, format, hidden }) => state === "finished" && format === match.format && !hidden)
    .toSorted((one, other) => other.matchTime.localeCompare(one.matchTime));
  return squadOf(match).map((player) => historyOf(match, player, earlier));
}

interface Appearance {
  readonly match: StoredMatch;
  readonly side: 0 | 1;
  readonly points: number;
}

function historyOf(match: StoredMatch, player: StoredPlayer, earlier: readonly StoredMatch[]): PlayerHistory {
  const appearances = player.ownId ? earlier.flatMap((past) => appearancesIn(past, player.fixedId)) : [];
  const opponent = (past: StoredMatch, side: 0 | 1) => past.sides[side === 0 ? 1 : 0];
  const against = opponent(match, player.side).name;
  const ownSide = match.sides[player.side].name;
  const ofSide = earlier.filter(({ sides }) => sides.some(({ name }) => name === ownSide)).slice(0, LINEUPS);
  return {
    playerIndex: player.index,
    last: appearances.slice(0, LAST).map(({ match: past, side, points }) => ({
      matchTime: past.matchTime,
      against: opponent(past, side).shortName,
      points,
    })),
    atGround: meanOf(
      match.venue === null ? [] : appearances.filter(({ match: past }) => past.venue === match.venue),
    ),
    againstSide: meanOf(appearances.filter(({ match: past, side }) => opponent(past, side).name === against)),
    lineups: {
      played: player.ownId
        ? ofSide.filter((past) => past.players.some((one) => one.fixedId === player.fixedId && one.playing))
            .length
        : 0,
      of: player.ownId ? ofSide.length : 0,
    },
  };
}

/** The player's match, if he was in the line-up, or of the bench where it plays too, and his points are known. */
function appearancesIn(match: StoredMatch, fixedId: string): Appearance[] {
  const { benchPlays } = sportByIndex(match.sport);
  const player = squadOf(match).find((one) => one.fixedId === fixedId && (one.playing || benchPlays));
  return player === undefined || player.points === null
    ? []
    : [{ match, side: player.side, points: player.points }];
}

function meanOf(appearances: readonly Appearance[]): PlayerHistory["atGround"] {
  const n = appearances.length;
  if (n === 0) return null;
  const sum = appearances.reduce((total, { points }) => total + points, 0);
  return { n, mean: Math.round((10 * sum) / n) / 10 };
}
