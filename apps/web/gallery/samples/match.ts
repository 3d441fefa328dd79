import type { MatchDetail, MatchListItem, Player, SportIndex } from "@teamwright/domain";
import { HOUR } from "@teamwright/domain/durations";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

/** Invented people; the longest first, so that every list shows how it is cut. */
const names =
  `Bhuvaneshwar Venkata Chandrasekharan-Radhakrishnan, Vihaan Deshpande, Kavish Nambiar, Omkar Gaekwad, Tejas Iyengar,
  Zubair Kotwal, Uday Lokhande, Farhan Talwar, Jatin Bordoloi, Raghav Mundra, Samarth Pillai, Niall Carrick, Silas Northcote,
  Odain Quayle, Piers Ashdown, Ivor Glynn, Hamish Dunmore, Callum Merriden, Rhodri Uttley, Barnaby Ellery, Lachlan Innes,
  Tobias Kirwan`.split(/,\s+/);

/** A crest of one colour, as an address, so that the sides have the colours of their crests without a network. */
const crest = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><path fill="#fff" d="m16 7 2.600 6.500 6.900.5-5.300 4.500 1.700 6.800-5.900-3.700-5.900 3.700 1.700-6.800-5.300-4.500 6.900-.5z"/></svg>`,
  )}`;

/** So many hours from now. */
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const withNames = (players: readonly Player[]): Player[] =>
  players.map((player) => ({ ...player, points: 0, name: names[player.player_index] ?? player.name }));

/** A match of this sport with 22 players, before its line-ups are out. */
function matchOf(sport: SportIndex, side: readonly number[]): MatchDetail {
  const match = sampleMatch(sport, { left: side, right: side, lineup: 0 });
  return {
    ...match,
    match_time: at(5),
    left_team_image: crest("#1d5fbf"),
    right_team_image: crest("#b3261e"),
    left_team_players: withNames(match.left_team_players),
    right_team_players: withNames(match.right_team_players),
  };
}

export const cricket = matchOf(0, [2, 4, 1, 4]);
export const football = matchOf(1, [1, 4, 4, 2]);
export const playersOf = (match: MatchDetail): readonly Player[] => [
  ...match.left_team_players,
  ...match.right_team_players,
];

/** The cricket match as an entry of a list. `hours` until it starts. */
export const listedMatch = (hours: number, change: Partial<MatchListItem> = {}): MatchListItem => ({
  id: cricket.id,
  match_time: at(hours),
  series_name: cricket.series_name,
  left_team_name: cricket.left_team_name,
  right_team_name: cricket.right_team_name,
  left_team_image: cricket.left_team_image,
  right_team_image: cricket.right_team_image,
  sport_index: 0,
  automatic: false,
  lineup_out: false,
  fantasy_list: [],
  ...change,
});
