import { isSportIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { matches, matchPlayers } from "#tables/matches.ts";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

type MatchRow = typeof matches.$inferSelect;
type MatchPlayerRow = typeof matchPlayers.$inferSelect;

const sportOf = (value: number): SportIndex => {
  if (isSportIndex(value)) return value;
  throw new Error(`the database holds a match of sport ${value}`);
};

export function fromRow(row: MatchRow, players: readonly StoredPlayer[]): StoredMatch {
  return {
    id: row.id,
    sport: sportOf(row.sport),
    feed: row.feed,
    matchTime: row.matchTime.toISOString(),
    series: row.series,
    state: row.state,
    lineupsOut: row.lineupsOut,
    apps: row.apps,
    scoring: row.scoring,
    format: row.format,
    gender: row.gender,
    summary: row.summary,
    venue: row.venue,
    hidden: false,
    sides: [
      { name: row.leftName, shortName: row.leftShortName, image: row.leftImage },
      { name: row.rightName, shortName: row.rightShortName, image: row.rightImage },
    ],
    players,
  };
}

export function toRow(match: StoredMatch) {
  const [left, right] = match.sides;
  return {
    id: match.id,
    sport: match.sport,
    feed: match.feed,
    matchTime: new Date(match.matchTime),
    series: match.series,
    state: match.state,
    lineupsOut: match.lineupsOut,
    apps: match.apps,
    scoring: match.scoring,
    format: match.format,
    gender: match.gender,
    summary: match.summary,
    venue: match.venue,
    leftName: left.name,
    leftShortName: left.shortName,
    leftImage: left.image,
    rightName: right.name,
    rightShortName: right.shortName,
    rightImage: right.image,
  };
}

export function playerFromRow({
  matchId: _matchId,
  playerIndex,
  side,
  ...row
}: MatchPlayerRow): StoredPlayer {
  return { ...row, index: playerIndex, side: side === 0 ? 0 : 1 };
}

export function toPlayerRow(matchId: string, { index, ...player }: StoredPlayer): MatchPlayerRow {
  return { ...player, matchId, playerIndex: index };
}
