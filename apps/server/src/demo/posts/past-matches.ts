import type { ReportBody, ReportPlayer } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { DAY } from "@teamwright/domain/durations";
import { cricketClubs } from "../clubs.ts";
import type { Club } from "../clubs.ts";
import { demoSports } from "../demo-sports.ts";
import { pick, seededBy } from "../random.ts";
import { split } from "../shares.ts";
import { pointsOf, squadOf } from "../squads.ts";

/** An invented past match between two clubs, as far as a report needs it without the dream team. */
export interface InventedMatch {
  /** Indexes of the clubs, of the series' two and of the grounds. */
  readonly clubs: readonly [number, number];
  readonly series: number;
  readonly ground: number;
  readonly body: Omit<ReportBody, "dreamTeamData">;
}

const sport = demoSports.find(({ sport: slug }) => slug === "cricket");

/** The line-up of a club on a day; credits, points and ownership as in the demo's matches. */
function sideOf(club: Club, side: 0 | 1, random: () => number): ReportPlayer[] {
  if (sport === undefined) return [];
  const starters = squadOf(club).filter(({ starts }) => starts);
  const shares = split(
    (cricket.teamSize * 100) / 2,
    starters.map(({ appeal }) => appeal * (0.8 + random() * 0.4)),
    96,
  );
  return starters.map((player, at) => ({
    player_index: side * cricket.teamSize + at,
    player_fixed_id: player.id,
    name: player.name,
    image: player.image,
    role: cricket.roles.findIndex(({ code }) => code === player.role),
    team_index: side,
    credits: player.credits,
    points: pointsOf(player, sport, random),
    selected_by: shares[at] ?? 0,
  }));
}

/** Club names as a report's team codes. */
export const codeOf = ({ short }: Club): string => short.slice(0, 3).toUpperCase();

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** The `at`-th match before `now`, three days apart; the same at every start but for its time. */
export function pastMatch(at: number, now: Date): InventedMatch {
  const random = seededBy(`past match ${at}`);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = below(cricketClubs.length);
  const two = (one + 1 + below(cricketClubs.length - 1)) % cricketClubs.length;
  const [left, right] = [cricketClubs[one], cricketClubs[two]];
  if (left === undefined || right === undefined) throw new Error("the demo has too few clubs");
  const codes = [codeOf(left), codeOf(right)] as const;
  const time = new Date(Math.floor(now.getTime() / DAY) * DAY - (at + 2) * 3 * DAY + 14 * 3_600_000);
  const toss = pick([0, 1] as const, random);
  const tossResult = pick(["batting", "bowling"] as const, random);
  const batsFirst = tossResult === "batting" ? toss : toss === 0 ? 1 : 0;
  const isChase = random() < 0.46;
  const first = 128 + below(75);
  const sides = {
    leftTeamName: left.short,
    rightTeamName: right.short,
    leftTeamImage: `/demo/crest/${left.slug}.svg`,
    rightTeamImage: `/demo/crest/${right.slug}.svg`,
  };
  const winner = isChase ? codes[batsFirst === 0 ? 1 : 0] : codes[batsFirst];
  return {
    clubs: [one, two],
    series: at % 2,
    ground: below(3),
    body: {
      matchId: `demo-cricket-past-${at}`,
      matchInformation: {
        ...sides,
        matchGender: "men",
        matchType: "domestic",
        matchFormat: "t20",
        tossWon: codes[toss],
        tossResult,
        seriesName: sport?.series[at % 2] ?? "",
        matchTime: time.toISOString(),
        year: time.getUTCFullYear(),
        month: MONTHS[time.getUTCMonth()] ?? "jan",
      },
      matchResult: {
        matchResult: winner,
        firstInningsScore: first,
        firstInningsOvers: 20,
        firstInningsWickets: 4 + below(6),
        secondInningsScore: isChase ? first + 1 + below(5) : first - 4 - below(40),
        secondInningsOvers: isChase ? 18 + below(2) : 20,
        secondInningsWickets: isChase ? 2 + below(6) : 6 + below(4),
      },
      playing11Data: {
        ...sides,
        leftTeamData: sideOf(left, 0, random),
        rightTeamData: sideOf(right, 1, random),
      },
    },
  };
}
