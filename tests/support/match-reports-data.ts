import type { Product } from "./product.ts";
import { staffCalls } from "./staff-calls.ts";

const ROLES = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3];

const players = (side: 0 | 1) =>
  ROLES.map((role, at) => ({
    player_index: side * 11 + at,
    player_fixed_id: `${side}-${at}`,
    name: `Player ${side * 11 + at}`,
    image: "",
    role,
    team_index: side,
    credits: 9,
    points: 10 * (at + 1),
    selected_by: 8 * (at + 1),
  }));

const sides = { leftTeamName: "QUO", rightTeamName: "FEL", leftTeamImage: "", rightTeamImage: "" };

interface Kind {
  readonly gender: "men" | "women";
  readonly format: "t20" | "odi";
}

/** A report's sections: QUO bat first; they win by 14 runs, or FEL chase 168 with four wickets lost. */
export const reportSections = (matchId: string, { gender, format }: Kind, isChase: boolean, day: number) => ({
  matchId,
  dreamTeamData: { team: [[0], [3, 4, 14, 15], [5, 6], [9, 10, 20, 21]], captain: 10, vicecaptain: 21 },
  matchInformation: {
    ...sides,
    matchGender: gender,
    matchType: "domestic",
    matchFormat: format,
    tossWon: "QUO",
    tossResult: "batting",
    seriesName: "Journey Trophy",
    matchTime: new Date(Date.UTC(2024, 4, day, 14)).toISOString(),
    year: 2024,
    month: "may",
  },
  matchResult: {
    matchResult: isChase ? "FEL" : "QUO",
    firstInningsScore: 168,
    firstInningsOvers: 20,
    firstInningsWickets: 6,
    secondInningsScore: isChase ? 169 : 154,
    secondInningsOvers: 19.4,
    secondInningsWickets: isChase ? 4 : 8,
  },
  playing11Data: { ...sides, leftTeamData: players(0), rightTeamData: players(1) },
});

export interface ReportRecords {
  /** What the names of all of them end with. */
  readonly mark: number;
  readonly seriesId: string;
  readonly pitchId: string;
  readonly teamOneId: string;
  readonly teamTwoId: string;
}

/** A series, a pitch and two teams of their own, without a report. */
export async function storeReportRecords(product: Product): Promise<ReportRecords> {
  const staff = await staffCalls(product, "primeAdmin");
  const mark = Date.now();
  const idOf = async (path: string, data: object): Promise<string> => {
    const reply = await staff.send("POST", path, data);
    return (reply["data"] as { _id: string })._id;
  };
  const team = { sportTeamCountry: "ind", sportTeamGender: "men" };
  return {
    mark,
    seriesId: await idOf("/api/series/create", {
      seriesName: `Journey Trophy ${mark}`,
      seriesCountry: "ind",
      seriesYear: 2024,
      seriesMonth: "may",
      seriesGender: "men",
      seriesType: "domestic",
      seriesFormat: "t20",
    }),
    pitchId: await idOf("/api/pitch/create", {
      pitchName: `Quay Oval ${mark}`,
      pitchCountry: "ind",
      pitchCity: "Kochi",
    }),
    teamOneId: await idOf("/api/sportteam/create", {
      ...team,
      sportTeamName: `Quay Otters ${mark}`,
      sportTeamCode: "QUO",
    }),
    teamTwoId: await idOf("/api/sportteam/create", {
      ...team,
      sportTeamName: `Fell Falcons ${mark}`,
      sportTeamCode: "FEL",
    }),
  };
}

export interface ReportScene {
  readonly seriesId: string;
  readonly seriesName: string;
  readonly teamName: string;
}

/** A series of its own with `count` reports, every third of them won by the side that batted second. */
export async function storeReports(product: Product, count: number): Promise<ReportScene> {
  const staff = await staffCalls(product, "primeAdmin");
  const { mark, ...ids } = await storeReportRecords(product);
  for (let at = 0; at < count; at++) {
    const kind: Kind = { gender: at % 2 === 0 ? "men" : "women", format: at % 4 === 3 ? "odi" : "t20" };
    await staff.send("POST", "/api/matchreport/create", {
      ...ids,
      ...kind,
      sportIndex: 0,
      data: reportSections(`journey-${mark}-${at}`, kind, at % 3 === 2, 1 + (at % 28)),
    });
  }
  return { seriesId: ids.seriesId, seriesName: `Journey Trophy ${mark}`, teamName: `Quay Otters ${mark}` };
}
