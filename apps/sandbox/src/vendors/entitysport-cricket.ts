import { inningsOf, runsOf, tossOf, wicketsOf } from "./cricket-play.ts";
import type { Ball, Innings } from "./cricket-play.ts";
import { isPlayed } from "./match-now.ts";
import type { MatchNow, SideNow } from "./match-now.ts";
import type { VendorSide } from "./vendor-match.ts";
import { entityId, entityRefusal, entityWrap } from "./entitysport.ts";
import { numberOf } from "./random.ts";
import type { VendorRequest, VendorRoutes } from "./vendor.ts";

/** Types are as mixed as the vendor's: numbers and texts for ids, texts for flags. */
const statuses = { scheduled: 1, postponed: 1, finished: 2, live: 3, abandoned: 4, cancelled: 4 } as const;
const statusTexts = { 1: "Scheduled", 2: "Completed", 3: "Live", 4: "No Result" } as const;
const notes: Readonly<Record<string, string>> = {
  postponed: "Match postponed",
  abandoned: "Match abandoned",
  cancelled: "Match cancelled",
};
const formatNumbers: Readonly<Record<string, number>> = { odi: 1, test: 2, t20: 6, t10: 17 };

const teamId = (name: string): number => numberOf("team", name);
const personId = (name: string): number => numberOf("person", name);
const competitionId = (match: MatchNow): number => numberOf("series", match.givenMatch.series);

const zoneless = (time: number): string => new Date(time).toISOString().slice(0, 19).replace("T", " ");

/** The sides as `teama` and `teamb`, in the order in which the vendor lists them now. */
const sidesOf = (match: MatchNow): readonly [VendorSide, VendorSide] =>
  match.isSwapped ? ["right", "left"] : ["left", "right"];

const team = (side: SideNow, innings: Innings | undefined) => ({
  team_id: teamId(side.name),
  name: side.name,
  short_name: side.shortName,
  logo_url: "",
  scores_full: innings === undefined ? "" : `${scoreText(innings.balls)} (${oversText(innings.balls)} ov)`,
  scores: innings === undefined ? "" : scoreText(innings.balls),
  overs: innings === undefined ? "" : oversText(innings.balls),
});

const legalOf = (balls: readonly Ball[]): number => balls.filter(({ wide }) => !wide).length;
const oversText = (balls: readonly Ball[]): string =>
  `${Math.floor(legalOf(balls) / 6)}.${legalOf(balls) % 6}`;
const scoreText = (balls: readonly Ball[]): string => `${runsOf(balls)}/${wicketsOf(balls)}`;

function headOf(match: MatchNow) {
  const { givenMatch, start, state } = match;
  const playedInnings = isPlayed(match) ? inningsOf(match) : [];
  const [a, b] = sidesOf(match);
  const of = (name: VendorSide) =>
    team(
      match[name],
      playedInnings.find(({ batting }) => batting === name),
    );
  return {
    match_id: entityId(givenMatch.key),
    title: `${match[a].name} vs ${match[b].name}`,
    short_title: `${match[a].shortName} vs ${match[b].shortName}`,
    subtitle: "Match 1",
    format: givenMatch.women ? 8 : (formatNumbers[givenMatch.format] ?? 6),
    format_str: givenMatch.format.toUpperCase(),
    status: statuses[state],
    status_str: statusTexts[statuses[state]],
    status_note: notes[state] ?? "",
    verified: state === "finished" ? "true" : "false",
    pre_squad: "true",
    competition: {
      cid: competitionId(match),
      title: givenMatch.series,
      season: givenMatch.season,
      category: "domestic",
      match_format: givenMatch.format,
    },
    teama: of(a),
    teamb: of(b),
    date_start: zoneless(start),
    date_end: zoneless(start + givenMatch.minutes * 60_000),
    timestamp_start: Math.floor(start / 1000),
    timestamp_end: Math.floor(start / 1000) + givenMatch.minutes * 60,
    venue: { venue_id: "24", ...givenMatch.venue, country: "India", timezone: "" },
    toss: tossText(match),
    ...resultOf(match, playedInnings),
  };
}

function tossText(match: MatchNow) {
  if (match.left.lineup.length === 0) return { text: "", winner: 0, decision: 0 };
  const winner = match[tossOf(match)];
  return { text: `${winner.name} elected to bat`, winner: teamId(winner.name), decision: 1 };
}

function resultOf(match: MatchNow, playedInnings: readonly Innings[]) {
  const [first, second] = playedInnings;
  const note = notes[match.state];
  if (note !== undefined) return { result: note, win_margin: "", winning_team_id: 0 };
  if (match.state !== "finished" || first === undefined || second === undefined)
    return { result: "", win_margin: "", winning_team_id: 0 };
  const lead = runsOf(first.balls) - runsOf(second.balls);
  if (lead === 0) return { result: "Match tied", win_margin: "", winning_team_id: 0 };
  const winner = match[lead > 0 ? first.batting : second.batting];
  const margin = lead > 0 ? `${lead} runs` : `${10 - wicketsOf(second.balls)} wickets`;
  return {
    result: `${winner.shortName} won by ${margin}`,
    win_margin: margin,
    winning_team_id: teamId(winner.name),
  };
}

const batsman = (name: string, balls: readonly Ball[]) => {
  const facedBalls = balls.filter(({ batter }) => batter === name);
  const end = facedBalls.find(({ out }) => out !== null);
  return {
    name,
    batsman_id: String(personId(name)),
    batting: end === undefined ? "true" : "false",
    dismissal: end?.out ?? "",
    runs: String(facedBalls.reduce((sum, { runs }) => sum + runs, 0)),
    balls_faced: String(legalOf(facedBalls)),
    fours: String(facedBalls.filter(({ runs }) => runs === 4).length),
    sixes: String(facedBalls.filter(({ runs }) => runs === 6).length),
    bowler_id: end === undefined ? "" : String(personId(end.bowler)),
    first_fielder_id: end?.fielder ? String(personId(end.fielder)) : "",
  };
};

const bowler = (name: string, balls: readonly Ball[]) => {
  const bowledBalls = balls.filter((ball) => ball.bowler === name);
  const wickets = bowledBalls.filter(({ out }) => out !== null && out !== "runout");
  return {
    name,
    bowler_id: String(personId(name)),
    overs: oversText(bowledBalls),
    maidens: "0",
    runs_conceded: String(runsOf(bowledBalls)),
    wickets: String(wickets.length),
    noballs: "0",
    wides: String(bowledBalls.filter(({ wide }) => wide).length),
    run0: String(bowledBalls.filter(({ runs, wide }) => runs === 0 && !wide).length),
    bowledcount: String(wickets.filter(({ out }) => out === "bowled").length),
    lbwcount: String(wickets.filter(({ out }) => out === "lbw").length),
  };
};

const fielder = (name: string, balls: readonly Ball[]) => {
  const fieldedBalls = balls.filter((ball) => ball.fielder === name);
  return {
    fielder_id: String(personId(name)),
    fielder_name: name,
    catches: fieldedBalls.filter(({ out }) => out === "caught").length,
    runout_thrower: 0,
    runout_catcher: 0,
    runout_direct_hit: fieldedBalls.filter(({ out }) => out === "runout").length,
    stumping: 0,
    is_substitute: "false",
  };
};

const namesOf = (balls: readonly Ball[], key: "batter" | "bowler" | "fielder"): string[] => [
  ...new Set(balls.flatMap((ball) => ball[key] ?? [])),
];

const innings = (match: MatchNow, { batting, balls }: Innings, index: number) => ({
  iid: numberOf(match.givenMatch.key, "innings", String(index)),
  number: index + 1,
  name: `${match[batting].name} Innings`,
  issuperover: "false",
  batting_team_id: teamId(match[batting].name),
  fielding_team_id: teamId(match[batting === "left" ? "right" : "left"].name),
  scores: scoreText(balls),
  scores_full: `${scoreText(balls)} (${oversText(balls)} ov)`,
  batsmen: namesOf(balls, "batter").map((name) => batsman(name, balls)),
  bowlers: namesOf(balls, "bowler").map((name) => bowler(name, balls)),
  fielder: namesOf(balls, "fielder").map((name) => fielder(name, balls)),
  equations: { runs: runsOf(balls), wickets: wicketsOf(balls), overs: oversText(balls) },
});

function listOf({ matches, query }: VendorRequest) {
  const [from = "", to = ""] = (query["date"] ?? "").split("_");
  const matchesOfDay = matches.filter((match) => {
    const day = zoneless(match.start).slice(0, 10);
    return statuses[match.state] === Number(query["status"]) && from <= day && day <= to;
  });
  const size = Number(query["per_page"] ?? 10);
  const page = Number(query["paged"] ?? 1);
  return {
    items: matchesOfDay.slice((page - 1) * size, page * size).map(headOf),
    total_items: matchesOfDay.length,
    total_pages: Math.max(1, Math.ceil(matchesOfDay.length / size)),
  };
}

const squad = ({ name, shortName, players, lineup }: SideNow, women: boolean) => ({
  team_id: String(teamId(name)),
  title: name,
  team: { tid: teamId(name), title: name, abbr: shortName, sex: women ? "female" : "male" },
  players: players.map((player) => ({
    pid: personId(player.name),
    title: player.name,
    short_name: player.name,
    playing_role: player.role,
    fantasy_player_rating: player.rating ?? "",
    logo_url: "",
    nationality: "India",
  })),
  last_match_played: (lineup.length > 0 ? lineup : players.slice(0, 11).map((player) => player.name)).map(
    (member) => ({ player_id: String(personId(member)), title: member }),
  ),
});

const lineup = (side: SideNow) => ({
  team_id: teamId(side.name),
  squads: side.players.map((player) => ({
    player_id: String(personId(player.name)),
    name: player.name,
    role: player.role,
    playing11: String(side.lineup.includes(player.name)),
    substitute: "false",
  })),
});

/** The vendor's calls of cricket, below its base address. */
export const entitySportCricket: VendorRoutes = {
  vendor: "entitysport",
  sport: "cricket",
  prefix: "/vendors/entitysport/cricket/v2",
  key: ({ token }) => token,
  idOf: entityId,
  wrap: entityWrap,
  refusal: entityRefusal,
  calls: [
    { path: "/matches", operation: "list_fixtures", answer: listOf },
    {
      path: "/competitions/:cid/squads/:match",
      operation: "read_squad",
      answer: ({ match }) =>
        match && {
          squad_type: "per_match",
          squads: sidesOf(match).map((name) => squad(match[name], match.givenMatch.women)),
        },
    },
    {
      path: "/matches/:match/squads",
      operation: "read_lineup",
      answer: ({ match }) =>
        match && { teama: lineup(match[sidesOf(match)[0]]), teamb: lineup(match[sidesOf(match)[1]]) },
    },
    {
      path: "/matches/:match/scorecard",
      operation: "read_score",
      answer: ({ match }) =>
        match && {
          ...headOf(match),
          innings: isPlayed(match) ? inningsOf(match).map((one, index) => innings(match, one, index)) : [],
        },
    },
  ],
};
