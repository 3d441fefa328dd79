import { cricket, fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { numberOf, parseCricsheet } from "../cricsheet/adapter.ts";
import { readRolesCsv } from "../cricsheet/roles-csv.ts";
import type { RoleRow } from "../cricsheet/roles-csv.ts";
import type { CricsheetMatch } from "../cricsheet/schema.ts";
import { announcedOf, pointsOf } from "../cricsheet/scorecard.ts";
import type { MatchDocument, PlayerDocument, FeedProblem } from "#modules/match-model/public.ts";
import { limitProblems, looksLikeJson } from "../files.ts";
import { parseJson } from "../import/json.ts";
import {
  pointsWithParts,
  scoringOf,
  fieldName,
  readDocuments,
  reasonOf,
  roleIndex,
} from "#modules/match-model/public.ts";
import type { FeedAdapter, FeedFile } from "../port.ts";

const listSchema = z.array(
  z.object({
    series: z.string(),
    match: z.string(),
    start_ist: z
      .string()
      .regex(/^\d\d-\d\d-\d{4}, \d\d:\d\d [AP]M$/, "must be a time such as 24-04-2021, 06:31 PM"),
    teams: z.tuple([z.string(), z.string()]),
    players: z.array(
      z.object({
        name: z.string(),
        team: z.string(),
        role: z.string(),
        credits: z.number(),
        selected_by: z.number(),
      }),
    ),
  }),
);
type PrematchMatch = z.output<typeof listSchema>[number];
interface JoinedMatch {
  readonly number: string;
  readonly match: CricsheetMatch;
  readonly rows: readonly RoleRow[];
}

/** Squads before the toss; with a crosswalk and Cricsheet files also the announced players and the points. */
export const prematch2021Recipe: FeedAdapter = {
  name: "prematch-2021",
  title: "Cricket squads of April 2021 (JSON), with a crosswalk and Cricsheet files if wanted",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    const listFile = files.find((file) => /^\uFEFF?\s*\[/.test(file.content));
    if (listFile === undefined)
      return fail([{ file: files[0]?.name ?? "import", reason: "no list of squads was given" }]);
    const list = parseList(listFile);
    if (!list.ok) return list;
    const joinedMatches = readJoined(files.filter((file) => file !== listFile));
    if (!joinedMatches.ok) return joinedMatches;
    return readDocuments(
      list.value.map((match) => documentOf(match, joinedMatches.value.get(match.match))),
      listFile.name,
    );
  },
};

function parseList(file: FeedFile): Outcome<readonly PrematchMatch[], readonly FeedProblem[]> {
  const json = parseJson(file);
  if (!json.ok) return fail([json.error]);
  const result = listSchema.safeParse(json.value, { error: reasonOf });
  if (result.success) return succeed(result.data);
  return fail(
    result.error.issues.map((issue) => ({
      file: file.name,
      field: fieldName(issue.path),
      reason: issue.message,
    })),
  );
}

/** Cricsheet matches by the list's name of the match ("RR vs KOL"), which the crosswalk contains. */
function readJoined(
  files: readonly FeedFile[],
): Outcome<ReadonlyMap<string, JoinedMatch>, readonly FeedProblem[]> {
  const joinedMatches = new Map<string, JoinedMatch>();
  const rows: RoleRow[] = [];
  for (const file of files.filter((candidate) => !looksLikeJson(candidate))) {
    const read = readRolesCsv(file);
    if (!read.ok) return fail(read.error);
    rows.push(...read.value);
  }
  for (const file of files.filter(looksLikeJson)) {
    const match = parseCricsheet(file);
    if (!match.ok) return fail(match.error);
    const number = numberOf(file);
    const rowsOfMatch = rows.filter((row) => row.match === number);
    const listedTitle = rowsOfMatch[0]?.cells.get("title");
    if (listedTitle === undefined)
      return fail([{ file: file.name, reason: "no row of the crosswalk joins this match to the list" }]);
    joinedMatches.set(listedTitle, { number, match: match.value, rows: rowsOfMatch });
  }
  return succeed(joinedMatches);
}

function documentOf(listedMatch: PrematchMatch, joinedMatch: JoinedMatch | undefined): MatchDocument {
  const [left, right] = listedMatch.teams;
  const time = timeOf(listedMatch.start_ist);
  const slug = `${time.slice(0, 16).replace(/\D/g, "")}-${left}-${right}`.toLowerCase();
  const points = joinedMatch === undefined ? null : pointsOf(joinedMatch.match, roleByName(joinedMatch));
  const scoredPlayers = new Map((points?.players ?? []).map((player) => [player.player, player]));
  const side = (team: string) => {
    const players = listedMatch.players.filter((player) => player.team === team);
    const row = joinedMatch?.rows.find((candidate) => candidate.cells.get("short_name") === team);
    const starters = new Set(
      row === undefined || joinedMatch === undefined ? [] : announcedOf(joinedMatch.match, row.team),
    );
    return {
      name: row?.team ?? team,
      short_name: team,
      players: players.map((player): PlayerDocument => {
        const same = joinedMatch?.rows.find(
          (candidate) =>
            candidate.cells.get("short_name") === team &&
            candidate.cells.get("listed_name") === player.name &&
            candidate.cells.get("role") === player.role,
        );
        const id = same?.cells.get("player_id");
        return {
          ...(id === undefined ? {} : { id }),
          name: same?.player ?? player.name,
          role: player.role,
          credits: player.credits,
          selected_by: player.selected_by,
          ...(starters.size === 0 ? {} : { playing: same !== undefined && starters.has(same.player) }),
          ...(points === null ? {} : pointsWithParts(scoredPlayers.get(same?.player ?? ""))),
        };
      }),
    };
  };
  return {
    id: joinedMatch === undefined ? `prematch-${slug}` : `cricsheet-${joinedMatch.number}`,
    sport: "cricket",
    match_time: time,
    series: listedMatch.series,
    ...(points === null ? {} : { status: "finished", scoring: scoringOf(points.ruleSet, points.warnings) }),
    left: side(left),
    right: side(right),
  };
}

const roleByName = (joinedMatch: JoinedMatch) => {
  const roles = new Map(
    joinedMatch.rows.map((row) => [row.player, roleIndex(cricket, row.cells.get("role") ?? "")]),
  );
  return (player: string): number | undefined => roles.get(player);
};

/** "24-04-2021, 06:31 PM", a time of day in India, converted to ISO 8601 in UTC. */
function timeOf(text: string): string {
  const [, day, month, year, hour, minute, half] =
    /^(\d\d)-(\d\d)-(\d{4}), (\d\d):(\d\d) ([AP]M)$/.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  const clock = `${String(hours).padStart(2, "0")}:${minute}`;
  return new Date(`${year}-${month}-${day}T${clock}:00+05:30`).toISOString();
}
