import { countsOf } from "./counts-play.ts";
import { isPlayed } from "./match-now.ts";
import type { MatchNow, SideNow } from "./match-now.ts";
import { numberOf } from "./random.ts";
import type { VendorSide } from "./vendor-match.ts";
import type { VendorRequest, VendorCall, VendorRoutes } from "./vendor.ts";
import { entityId, entityRefusal, entityWrap } from "./entitysport.ts";

const statuses = {
  scheduled: "1",
  finished: "2",
  live: "3",
  postponed: "4",
  abandoned: "4",
  cancelled: "4",
} as const;
const statusTexts: Readonly<Record<string, string>> = { scheduled: "upcoming", finished: "result" };

const teamId = (name: string): string => String(numberOf("team", name));
const personId = (name: string): string => String(numberOf("person", name));

/** Home and away, in the order in which the vendor lists them now. */
const sidesOf = (match: MatchNow): { home: VendorSide; away: VendorSide } =>
  match.isSwapped ? { home: "right", away: "left" } : { home: "left", away: "right" };

const onBothSides = <Value>(match: MatchNow, read: (side: SideNow, name: VendorSide) => Value) => {
  const { home, away } = sidesOf(match);
  return { home: read(match[home], home), away: read(match[away], away) };
};

const itemOf = (match: MatchNow) => ({
  mid: String(entityId(match.givenMatch.key)),
  round: "1",
  teams: onBothSides(match, ({ name, shortName }) => ({
    tid: teamId(name),
    tname: name,
    fullname: name,
    abbr: shortName,
    shortname: shortName,
    logo: "",
  })),
  competition: { cid: String(numberOf("series", match.givenMatch.series)), cname: match.givenMatch.series },
  status: statuses[match.state],
  status_str: statusTexts[match.state] ?? match.state,
  timestampstart: String(Math.floor(match.start / 1000)),
  datestart: new Date(match.start).toISOString().slice(0, 19).replace("T", " "),
  venue: { venueid: "7", ...match.givenMatch.venue },
  pre_squad: "true",
  lineupavailable: String(match.left.lineup.length > 0),
});

function list({ matches, query }: VendorRequest) {
  const [from, to] = (query["date"] ?? "").split("_");
  const matchesOfDay = matches.filter((match) => {
    const day = new Date(match.start).toISOString().slice(0, 10);
    const inRange = from === undefined || from === "" || (from <= day && day <= (to ?? from));
    return statuses[match.state] === query["status"] && inRange;
  });
  const size = Number(query["per_page"] ?? 10);
  const page = Number(query["paged"] ?? 1);
  return {
    items: matchesOfDay.slice((page - 1) * size, page * size).map(itemOf),
    total_items: String(matchesOfDay.length),
    total_pages: Math.max(1, Math.ceil(matchesOfDay.length / size)),
  };
}

const fixtures: VendorCall = { path: "/matches", operation: "list_fixtures", answer: list };

const onMatch =
  (read: (match: MatchNow) => object) =>
  ({ match }: VendorRequest) =>
    match && { items: { match_info: itemOf(match), ...read(match) } };

/** The counts of each player, in basketball and kabaddi. */
const statsCall = (
  most: Readonly<Record<string, number>>,
  more: (match: MatchNow) => object = () => ({}),
): VendorCall => ({
  path: "/matches/:match/stats",
  operation: "read_score",
  answer: onMatch((match) => ({
    match_player_stats: onBothSides(match, (_side, name) =>
      [...countsOf(match, name, most)].map(([player, counts]) => ({ pid: personId(player), ...counts })),
    ),
    ...more(match),
  })),
});

const lineupCall = (read: (match: MatchNow) => object): VendorCall => ({
  path: "/matches/:match/info",
  operation: "read_lineup",
  answer: onMatch(read),
});

const footballCounts = {
  tacklesuccess: 4,
  accuratepass: 60,
  goalscored: 1,
  assist: 1,
  shotsontarget: 3,
  chancecreated: 3,
  interceptionwon: 3,
  yellowcard: 1,
};

const routes = (sport: VendorRoutes["sport"], calls: readonly VendorCall[]): VendorRoutes => ({
  vendor: "entitysport",
  sport,
  prefix: `/vendors/entitysport/${sport}`,
  key: ({ token }) => token,
  idOf: entityId,
  wrap: entityWrap,
  refusal: entityRefusal,
  calls,
});

/** Minutes are the time played; a goalkeeper saves. */
const footballStats = (match: MatchNow, side: SideNow, name: VendorSide) =>
  [...countsOf(match, name, footballCounts)].map(([player, counts]) => ({
    pid: personId(player),
    pname: player,
    minutesplayed: String(Math.round(90 * match.played)),
    ...counts,
    saves: side.players.find((each) => each.name === player)?.role === "Goalkeeper" ? 3 : 0,
  }));

export const entitySportFootball = routes("football", [
  fixtures,
  {
    path: "/matches/:match/newfantasy",
    operation: "read_squad",
    answer: onMatch((match) => ({
      teams: onBothSides(match, ({ players }) =>
        players.map(({ name, role, rating }) => ({
          pid: personId(name),
          pname: name,
          role,
          rating: rating === null ? "" : String(rating),
        })),
      ),
      ...(isPlayed(match)
        ? { playerStats: onBothSides(match, (side, name) => footballStats(match, side, name)) }
        : {}),
    })),
  },
  lineupCall((match) => ({
    // A list of one.
    match_info: [itemOf(match)],
    lineup:
      match.left.lineup.length === 0
        ? "Lineup not available"
        : onBothSides(match, ({ lineup, players }) => ({
            lineup: {
              formation: "4-4-2",
              player: lineup.map((name) => ({ pid: personId(name), pname: name })),
            },
            substitutes: players
              .filter(({ name }) => !lineup.includes(name))
              .map(({ name }) => ({ pid: personId(name), pname: name })),
          })),
  })),
]);

export const entitySportBasketball = routes("basketball", [
  fixtures,
  {
    path: "/team/:team/info",
    operation: "read_squad",
    answer: ({ matches, params }) => {
      const sides = matches.flatMap(({ left, right }) => [left, right]);
      const side = sides.find(({ name }) => teamId(name) === params["team"]);
      return (
        side && {
          items: [
            {
              tid: teamId(side.name),
              tname: side.name,
              squads: side.players.map(({ name, role, rating }) => ({
                pid: personId(name),
                fullname: name,
                primaryposition: role,
                fantasyplayerrating: rating === null ? "" : String(rating),
              })),
            },
          ],
        }
      );
    },
  },
  lineupCall((match) => ({
    lineup: {
      players: onBothSides(match, ({ lineup }) => lineup.map((name) => ({ pid: personId(name), name }))),
    },
  })),
  statsCall({ points: 30, rebound: 12, assists: 9, steals: 3, blocks: 3, turnovers: 4 }),
]);

export const entitySportKabaddi = routes("kabaddi", [
  fixtures,
  lineupCall((match) => ({
    squad: onBothSides(match, ({ players }) =>
      players.map(({ name, role }) => ({ pid: personId(name), fullname: name, positionname: role })),
    ),
    lineup: onBothSides(match, ({ lineup }) => ({
      starting7: lineup.map((name) => ({ pid: personId(name), fullname: name })),
    })),
  })),
  statsCall(
    {
      raidsuccessful: 8,
      raidbonus: 3,
      raidunsuccessful: 4,
      tacklesuccessful: 4,
      tackleunsuccessful: 3,
      supertackles: 1,
      greencardcount: 1,
    },
    (match) => ({
      team_stats: onBothSides(match, (_side, name) => ({
        allouts: name === "left" ? Math.floor(2 * match.played) : 0,
      })),
    }),
  ),
]);
