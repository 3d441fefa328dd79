import { kabaddiPerformance, scoreKabaddi, selectRuleSet } from "@teamwright/scoring";
import type { KabaddiBox, RuleSet } from "@teamwright/scoring";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import {
  cleanText,
  pointsWithParts,
  scoringOf,
  fieldName,
  readDocuments,
  reasonOf,
} from "#modules/match-model/public.ts";
import type { MatchDocument, PlayerDocument, FeedProblem } from "#modules/match-model/public.ts";
import { limitProblems, looksLikeJson } from "../files.ts";
import { parseJson } from "../import/json.ts";
import type { FeedAdapter, FeedFile } from "../port.ts";
import { scaler } from "./scale.ts";
import { decimal, findTable } from "./table.ts";

const count = z.int().min(0);
const squadPlayer = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string().nullable(),
  starter: z.boolean(),
  played: z.boolean(),
  points: z.object({ raid_points: z.object({ touch: count, raid_bonus: count }) }),
  raids: z.object({ unsuccessful: count, super_raids: count }),
  tackles: z.object({ successful: count, unsuccessful: count, super_tackles: count }),
  green_card_count: count,
  yellow_card_count: count,
  red_card_count: count,
});
const matchFile = z.object({
  match_detail: z.object({
    match_id: z.int(),
    match_number: z.string(),
    matchtime_iso: z.iso.datetime(),
    series: z.object({ name: z.string() }),
  }),
  teams: z.tuple([
    z.object({ name: z.string(), short_name: z.string(), squad: z.array(squadPlayer).max(35) }),
    z.object({ name: z.string(), short_name: z.string(), squad: z.array(squadPlayer).max(35) }),
  ]),
});
const seasonRow = z.object({
  player_id: z.string(),
  player_position_name: z.string(),
  "player-raid-points_value": decimal,
  "player-tackle-points_value": decimal,
  "player-total-points_points_per_match": decimal,
});
type KabaddiPlayer = z.output<typeof squadPlayer>;
type SeasonRow = z.output<typeof seasonRow> & { readonly season?: string | undefined };

/** Pro Kabaddi match files and the players' season statistics (a CSV), from which credits are computed. */
export const proKabaddiRecipe: FeedAdapter = {
  name: "pro-kabaddi",
  title: "Pro Kabaddi matches (JSON) and season statistics (CSV)",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    const rows = readSeasons(files);
    const documents: MatchDocument[] = [];
    const problems: FeedProblem[] = rows.ok ? [] : [...rows.error];
    const matches = files.filter(looksLikeJson);
    if (matches.length === 0) problems.push({ file: files[0]?.name ?? "import", reason: NO_MATCH });
    for (const file of matches) {
      if (!rows.ok) break;
      const read = documentOf(file, rows.value);
      if (read.ok) documents.push(read.value);
      else problems.push(...read.error);
    }
    return problems.length > 0 ? fail(problems) : readDocuments(documents, files[0]?.name ?? "import");
  },
};

const NO_MATCH =
  "no match file (JSON, one a match) was given; the players' season statistics (CSV) are needed beside it";

/** The statistics of one season, or of many with a column that names the season. */
function readSeasons(files: readonly FeedFile[]): Outcome<readonly SeasonRow[], readonly FeedProblem[]> {
  const what = "the players' season statistics (CSV, beside the match files in JSON)";
  const several = findTable(files, seasonRow.extend({ season: z.string().min(1) }), what);
  return several.ok ? several : findTable(files, seasonRow.extend({ season: z.string().optional() }), what);
}

/** The rows of the season that the match names; all of them where the file is about one season. */
function rowsOfSeason(rows: readonly SeasonRow[], series: string): Outcome<readonly SeasonRow[], string> {
  const seasons = [...new Set(rows.map(({ season }) => season))];
  const seasonName = /\bseason\s*(\d+)/i.exec(series)?.[1] ?? /\b\d{4}\b/.exec(series)?.[0];
  if (seasons[0] === undefined) return succeed(rows);
  if (seasonName === undefined && seasons.length === 1) return succeed(rows);
  const seasonRows = rows.filter(
    ({ season }) => season !== undefined && /\d+/.exec(season)?.[0] === seasonName,
  );
  if (seasonRows.length > 0) return succeed(seasonRows);
  return fail(
    `is "${series}", and the statistics are of season ${seasons.join(", ")}; give the file of the match's season`,
  );
}

/** As published, the match is in `gameData` and its teams in `teams.team`. */
const publishedFile = z.object({
  gameData: z.looseObject({ teams: z.object({ team: z.array(z.unknown()) }) }),
});

function unwrapValue(value: unknown): unknown {
  const { success, data } = publishedFile.safeParse(value);
  return success ? { ...data.gameData, teams: data.gameData.teams.team } : value;
}

function documentOf(
  file: FeedFile,
  rows: readonly SeasonRow[],
): Outcome<MatchDocument, readonly FeedProblem[]> {
  const json = parseJson(file);
  if (!json.ok) return fail([json.error]);
  const result = matchFile.safeParse(unwrapValue(json.value), { error: reasonOf });
  if (!result.success)
    return fail(
      result.error.issues.map((issue) => ({
        file: file.name,
        field: fieldName(issue.path),
        reason: issue.message,
      })),
    );
  const { match_detail: detail, teams } = result.data;
  const season = rowsOfSeason(rows, detail.series.name);
  if (!season.ok) return fail([{ file: file.name, field: "match_detail.series.name", reason: season.error }]);
  const stats = new Map(season.value.map((row) => [row.player_id, row]));
  const rules = selectRuleSet({
    app: "dream11",
    sport: "kabaddi",
    format: null,
    gender: null,
    day: detail.matchtime_iso.slice(0, 10),
  });
  const average = (player: KabaddiPlayer): number =>
    stats.get(String(player.id))?.["player-total-points_points_per_match"] ?? 0;
  const starters = teams.flatMap((team) => team.squad.filter((player) => player.starter));
  const credits = scaler(starters.map(average), { average: 14, slope: 0.6, min: 11, max: 20 });
  const [left, right] = teams.map((team) => ({
    name: team.name,
    short_name: team.short_name,
    players: team.squad.map((player): PlayerDocument => ({
      id: `pkl-${player.id}`,
      name: cleanText(player.name),
      role: kabaddiRole(player.role ?? "", stats.get(String(player.id))),
      credits: credits(average(player)),
      playing: player.starter,
      availability: player.starter ? "announced" : player.played ? "substitute" : "unavailable",
      ...(rules.ok ? pointsWithParts(countsOf(player, rules.value)) : {}),
    })),
  }));
  return succeed({
    id: `pkl-${detail.match_id}`,
    sport: "kabaddi",
    match_time: detail.matchtime_iso,
    series: `${detail.series.name}, ${detail.match_number}`,
    status: "finished",
    ...(rules.ok
      ? { scoring: scoringOf(rules.value.id, [{ code: "all-outs-unknown", subject: null }]) }
      : {}),
    ...(left === undefined ? {} : { left }),
    ...(right === undefined ? {} : { right }),
  });
}

/**
 * "Defender-Right Cover", "Left Raider", "All- Rounder", no-break spaces; an empty role is derived from the season's
 * points.
 */
export function kabaddiRole(text: string, season: SeasonRow | undefined): string {
  const letters = [text, season?.player_position_name ?? ""]
    .map((spelling) => spelling.toLowerCase().replace(/[^a-z]/g, ""))
    .find((spelling) => spelling !== "");
  if (letters === undefined) {
    const raids = season?.["player-raid-points_value"] ?? 0;
    return raids > (season?.["player-tackle-points_value"] ?? 0) ? "RAI" : "DEF";
  }
  if (letters.includes("allround")) return "ALL";
  if (letters.includes("raid")) return "RAI";
  return letters.includes("defend") ? "DEF" : text;
}

const boxOf = (player: KabaddiPlayer): KabaddiBox => ({
  presence: player.starter ? "starter" : player.played ? "substitute" : "none",
  touches: player.points.raid_points.touch,
  bonuses: player.points.raid_points.raid_bonus,
  unsuccessfulRaids: player.raids.unsuccessful,
  superRaids: player.raids.super_raids,
  tackles: player.tackles.successful,
  unsuccessfulTackles: player.tackles.unsuccessful,
  superTackles: player.tackles.super_tackles,
  greenCards: player.green_card_count,
  yellowCards: player.yellow_card_count,
  redCards: player.red_card_count,
  allOuts: null,
});

function countsOf(player: KabaddiPlayer, rules: RuleSet) {
  const box = boxOf(player);
  return { ...scoreKabaddi(box, rules), performance: kabaddiPerformance(box) };
}
