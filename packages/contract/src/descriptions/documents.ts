import type { GenerationResult, MatchDetail, Player, Shortfall, Strategy, Team } from "@teamwright/domain";
import type { SourcePriority } from "../resources/match-attention.ts";
import type { SectionId, SectionOf } from "@teamwright/domain/prediction";
import { sportNumbers } from "./sport-numbers.ts";

/** The meaning, unit and values of each field of a type: a new field without a description does not compile. */
type Descriptions<Type> = { readonly [Name in keyof Type]-?: string };

const strategy: Descriptions<Strategy> = {
  sport: `The sport: ${sportNumbers}. It is the sport of the match.`,
  rules: "The fantasy rules: 0 (default) all combinations and partitions of the sport, 1 only the old ones.",
  players: "The pool: players from whom teams are made, by player_index.",
  fixed: "Players of the pool who are in every team, by player_index.",
  captains: "Players who may be captain, by player_index; absent: all of the pool.",
  vice_captains: "Players who may be vice-captain, by player_index; absent: all of the pool.",
  partitions: "Allowed numbers of players per side, as [left, right]; absent: all that the rules have.",
  combinations:
    "Allowed numbers of players per role, in the sport's order of roles; absent: all that the rules have.",
  credits: "Least and most credits of a team, as [minimum, maximum]; the most is never above 100.",
  side_credits: "Credits of a team's players of one side.",
  group_credits: "Credits of a team's players who are selected by less than 50 percent, and by 50 or more.",
  percentage: "How many players of a team are selected by few and by many users.",
  role_frequency: "Allowed numbers of players per side and role.",
  percentage_frequency:
    "Allowed numbers of players per side and role, separately for players selected by less than 50 percent and by 50 or more.",
  groups: "Lists of players with the fewest and the most of them that a team has.",
  captain_distribution: "How the teams are shared among the captains. Bounds the set of teams.",
  vice_captain_distribution: "How the teams are shared among the vice-captains. Bounds the set of teams.",
  partition_distribution: "How the teams are shared among the partitions. Bounds the set of teams.",
  exposure: "In what percent of the teams a player is. Keys are player_index. Bounds the set of teams.",
  captain_exposure: "In what percent of the teams a player is captain. Keys are player_index.",
  vice_captain_exposure: "In what percent of the teams a player is vice-captain. Keys are player_index.",
  pair_exposure:
    "In what percent of the teams a pair leads. Keys are the player_index of captain and vice-captain, such as 3-14.",
  partition_exposure: "What percent of the teams has a partition. Keys are left and right, such as 6-5.",
  combination_exposure:
    "What percent of the teams has a combination. Keys are players per role, such as 1-4-2-4.",
  min_difference:
    "Any two teams differ in at least this many players. Where fewer teams than asked are made, the shortfall of min_difference says why: too-alike, it is proven that at most `values.teams` teams can differ so much; not-proven, no more were found, and more may exist.",
  min_difference_counts_captains:
    "Whether another captain, and another vice-captain, count as a difference of one each; default false.",
};

const match: Descriptions<MatchDetail> = {
  id: "Id of the match on this server.",
  match_time: "The start, ISO 8601 in UTC. Fantasy apps take teams until then.",
  series_name: "Name of the series or tournament.",
  left_team_name: "Short name of the left side, such as HAR.",
  right_team_name: "Short name of the right side, such as KES.",
  left_team_image: "Address of the left side's picture; empty: none.",
  right_team_image: "Address of the right side's picture; empty: none.",
  sport_index: `The sport: ${sportNumbers}.`,
  automatic:
    "Whether players have captain percentages and ids of the main provider, so that suggestions work.",
  disruption: "Why the match is not played as planned; absent while it is.",
  lineup_status: "1: both line-ups are announced; else 0.",
  rule_set: "Id of the scoring rule-set of the points; null or absent: unknown.",
  left_team_players: "The squad of the left side.",
  right_team_players: "The squad of the right side.",
  former_players: "Who has left a squad; absent where nobody has. Teams that were made before may hold them.",
};

const player: Descriptions<Player> = {
  player_index: "Number of the player in the match, 0 to 69. It never changes.",
  player_fixed_id: "Id of the player on this server, the same in every match.",
  pl_id: "Id at the main provider; null where the match is not mapped to it.",
  name: "Name of the player.",
  image: "Address of the player's picture; empty: none.",
  role: "Index in the sport's roles, from 0. Cricket: 0 WK, 1 BAT, 2 AL, 3 BOWL.",
  team_index: "The side: 0 left, 1 right.",
  team_name: "Name of the player's side.",
  credits: "Price of the player in fantasy credits; a team has 100.",
  points: "Fantasy points of the match so far.",
  selected_by: "Percent of users whose team holds the player; null: unknown.",
  captain_percentage: "Percent of users who made the player captain; null: unknown.",
  vice_captain_percentage: "Percent of users who made the player vice-captain; null: unknown.",
  playing: "1: in the announced line-up; else 0.",
  last_play: "1: played the side's last match; else 0.",
  last_play_text:
    "How the player's part in the match is known: announced, unavailable (out), substitute, other (not announced).",
  fantasy_id_list: "The player's ids in fantasy apps.",
};

const team: Descriptions<Team> = {
  team_number: "Number of the team in its set, from 1.",
  credits: "Sum of the players' credits.",
  team: "Players of the team: a list of player_index for each role, in the sport's order of roles.",
  captain: "player_index of the captain, whose points count twice.",
  vicecaptain: "player_index of the vice-captain, whose points count one and a half times.",
};

const shortfall: Descriptions<Shortfall> = {
  rule: "The field of the strategy that holds in part only, or `teams`: fewer exist than were asked for.",
  subject: "The player, pair, partition or combination concerned, where there is one.",
  part: "In a mix: index of the strategy whose bound it is, from 0.",
  asked: "What was asked for: teams, or percent of the teams.",
  got: "What was reached, in the same unit.",
  reason:
    "Why no more was reached. proven: all-exist, too-alike; the end of a search: not-found, not-proven.",
  values: "The numbers of the reason, by name.",
};

const result: Descriptions<GenerationResult> = {
  possible: "What the strategy allows: exact counts.",
  requested: "How many teams were asked for.",
  seed: "The seed: with the same match, strategy and number it gives the same teams.",
  teams: "The teams, all different.",
  shortfalls:
    "Bounds on the set that were met in part, each with its reason. For min_difference: too-alike is proven, at most `values.teams` teams can differ so much; not-proven is the end of a search, more may exist.",
};

type SectionFields<Id extends SectionId> = Omit<SectionOf<Id>, keyof typeof sectionHead>;

/** Each section of a prediction begins with these. */
const sectionHead = {
  id: "Which section of the prediction it is.",
  title: "Heading as the author's screen called it, 60 characters at most; readers see the name of the id.",
  notes: "Whether `extra` is shown to readers.",
  extra: "A note of the author, 1,000 characters at most; empty: none.",
};
const pitchReport: Descriptions<SectionFields<0>> = {
  predictionTitle: "Title of the whole prediction.",
  name: "Name of the ground.",
  location: "City or country of the ground.",
  pitchType: "Whom the pitch favours.",
  weather: "The weather expected during the match.",
  avgScore: "Mean score of an innings at the ground, in runs.",
  firstBatting: "Percent of the matches at the ground that the side wins which bats first.",
  secondBatting: "Percent of the matches that the side wins which bats second: 100 less `firstBatting`.",
};
const winningCard: Descriptions<SectionFields<1>> = {
  winningTeam: "The side that the author expects to win.",
  winningType: "How close the author expects the match to be.",
};

const sourcesOf = (what: string) => `Names of the sources of ${what}, the most believed first, 20 at most.`;
const sourcePriority: Descriptions<SourcePriority> = {
  fixture: sourcesOf("teams, time, venue and state"),
  squad: sourcesOf("squads"),
  credits: sourcesOf("credits"),
  lineup: sourcesOf("line-ups"),
  points: sourcesOf("points"),
};

/** Descriptions of objects: those that have all fields of a table. */
export const objectDescriptions: readonly Readonly<Record<string, string>>[] = [
  team,
  shortfall,
  result,
  player,
  match,
  strategy,
  sourcePriority,
  sectionHead,
  pitchReport,
  winningCard,
];
