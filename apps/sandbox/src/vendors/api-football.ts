import { countsOf } from "./counts-play.ts";
import { isPlayed } from "./match-now.ts";
import type { MatchNow, SideNow } from "./match-now.ts";
import { numberOf } from "./random.ts";
import type { VendorSide } from "./vendor-match.ts";
import type { VendorRequest, VendorRoutes } from "./vendor.ts";

const teamId = (name: string): number => numberOf("team", name);
const personId = (name: string): number => numberOf("person", name);
const fixtureId = (key: string): number => numberOf("fixture", key);

/** The league of every match of the sandbox. */
const LEAGUE = 39;

const statuses = {
  scheduled: "NS",
  postponed: "PST",
  live: "2H",
  finished: "FT",
  abandoned: "ABD",
  cancelled: "CANC",
} as const;
const letters: Readonly<Record<string, string>> = {
  Goalkeeper: "G",
  Defender: "D",
  Midfielder: "M",
  Attacker: "F",
};

const sidesOf = (match: MatchNow): readonly [VendorSide, VendorSide] =>
  match.isSwapped ? ["right", "left"] : ["left", "right"];

const team = ({ name }: SideNow) => ({ id: teamId(name), name, logo: "" });

const goalsOf = (match: MatchNow, name: VendorSide): number =>
  [...countsOf(match, name, { goals: 1 }).values()]
    .filter((_, index) => index > 8)
    .reduce((sum, { goals = 0 }) => sum + goals, 0);

function fixtureOf(match: MatchNow) {
  const { givenMatch, start, state } = match;
  const [home, away] = sidesOf(match);
  return {
    fixture: {
      id: fixtureId(givenMatch.key),
      timezone: "UTC",
      date: new Date(start).toISOString().replace(".000Z", "+00:00"),
      timestamp: Math.floor(start / 1000),
      venue: { id: 1, name: givenMatch.venue.name, city: givenMatch.venue.location },
      status: { long: "", short: statuses[state], elapsed: Math.round(90 * match.played) },
    },
    league: { id: LEAGUE, name: givenMatch.series, season: Number(givenMatch.season), round: "Round 1" },
    teams: { home: team(match[home]), away: team(match[away]) },
    goals: { home: goalsOf(match, home), away: goalsOf(match, away) },
  };
}

const playersOf = (match: MatchNow, name: VendorSide) => ({
  team: team(match[name]),
  players: [
    ...countsOf(match, name, { tackles: 4, accuracy: 60, key: 3, on: 2, interceptions: 3, yellow: 1 }),
  ].map(([player, counts], index) => ({
    player: { id: personId(player), name: player },
    statistics: [
      {
        games: {
          minutes: Math.round(90 * match.played) || null,
          position: "M",
          rating: "7.1",
          substitute: false,
        },
        shots: { total: counts["on"], on: counts["on"] },
        goals: {
          total: index > 8 ? (countsOf(match, name, { goals: 1 }).get(player)?.["goals"] ?? null) : null,
          conceded: index === 0 ? goalsOf(match, name === "left" ? "right" : "left") : 0,
          assists: null,
          saves: index === 0 ? 3 : null,
        },
        passes: {
          total: (counts["accuracy"] ?? 0) + 6,
          key: counts["key"],
          accuracy: String(counts["accuracy"]),
        },
        tackles: { total: counts["tackles"], blocks: 0, interceptions: counts["interceptions"] },
        cards: { yellow: counts["yellow"], red: 0 },
        penalty: { won: null, commited: null, scored: 0, missed: 0, saved: null },
      },
    ],
  })),
});

function fixtures({ matches, match, query }: VendorRequest) {
  if (query["id"] === undefined)
    return matches
      .filter(({ start }) => new Date(start).toISOString().slice(0, 10) === query["date"])
      .map(fixtureOf);
  if (match === undefined) return [];
  return [
    {
      ...fixtureOf(match),
      events: [],
      players: isPlayed(match) ? sidesOf(match).map((name) => playersOf(match, name)) : [],
    },
  ];
}

function squads({ matches, query }: VendorRequest) {
  const side = matches
    .flatMap(({ left, right }) => [left, right])
    .find(({ name }) => String(teamId(name)) === query["team"]);
  if (side === undefined) return [];
  const players = side.players.map(({ name, role }, index) => ({
    id: personId(name),
    name,
    age: 25,
    number: index + 1,
    position: role,
    photo: "",
  }));
  return [{ team: team(side), players }];
}

function lineups({ match }: VendorRequest) {
  if (match === undefined || match.left.lineup.length === 0) return [];
  return sidesOf(match).map((name) => {
    const { lineup, players } = match[name];
    const entry = (player: string, index: number) => ({
      player: {
        id: personId(player),
        name: player,
        number: index + 1,
        pos: letters[players.find((each) => each.name === player)?.role ?? ""] ?? "M",
        grid: index === 0 ? "1:1" : `${2 + Math.floor((index - 1) / 4)}:${((index - 1) % 4) + 1}`,
      },
    });
    return {
      team: team(match[name]),
      formation: "4-4-2",
      startXI: lineup.map(entry),
      substitutes: players
        .filter((each) => !lineup.includes(each.name))
        .map((each, index) => entry(each.name, 11 + index)),
    };
  });
}

/** The most requests of a day, and how many are left. */
const LIMIT = 7500;

export const apiFootball: VendorRoutes = {
  vendor: "api-football",
  sport: "football",
  prefix: "/vendors/api-football",
  key: (_query, headers) => {
    const key = headers["x-apisports-key"];
    return typeof key === "string" ? key : undefined;
  },
  idOf: fixtureId,
  wrap: (response, { query }) => ({
    get: "fixtures",
    parameters: query,
    errors: [],
    results: Array.isArray(response) ? response.length : 0,
    paging: { current: 1, total: 1 },
    response,
  }),
  // A refusal is a 200.
  refusal: (reason) => ({
    code: 200,
    body: {
      errors:
        reason === "key"
          ? { token: "Error/Missing application key." }
          : { requests: "You have reached the request limit for the day." },
      results: 0,
      response: [],
    },
  }),
  headers: ({ state }) => ({
    "x-ratelimit-requests-limit": String(LIMIT),
    "x-ratelimit-requests-remaining": String(Math.max(0, LIMIT - state.vendorRequests)),
  }),
  calls: [
    { path: "/fixtures", operation: "list_fixtures", answer: fixtures },
    { path: "/players/squads", operation: "read_squad", answer: squads },
    { path: "/fixtures/lineups", operation: "read_lineup", answer: lineups },
  ],
};
