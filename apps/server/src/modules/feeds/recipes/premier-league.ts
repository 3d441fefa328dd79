import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import type { MatchDocument, PlayerDocument, FeedProblem } from "#modules/match-model/public.ts";
import { limitProblems } from "../files.ts";
import type { FeedAdapter } from "../port.ts";
import { readDocuments } from "#modules/match-model/public.ts";
import { percent, scaler } from "./scale.ts";
import { decimal, findTable, whole } from "./table.ts";

/** Assistant managers are chosen like players and do not play. */
const MANAGER = "AM";

const playerRow = z.object({
  name: z.string().min(1),
  position: z.enum(["GK", "GKP", "DEF", "MID", "FWD", MANAGER]),
  kickoff_time: z.iso.datetime(),
  team: z.string().min(1),
  element: whole,
  fixture: whole,
  minutes: whole,
  selected: whole,
  starts: whole,
  total_points: decimal,
  value: whole,
});
/** Files that passed through a table of floating point numbers spell whole numbers as "10.0". */
const wholeOrFloat = z
  .string()
  .regex(/^(-?\d+(\.0+)?)?$/, "must be a whole number")
  .transform((text) => (text === "" ? null : Number(text)));
const fixtureRow = z.object({
  id: whole,
  /** Empty: the fixture was postponed, and its new day is not known. */
  kickoff_time: z.union([z.literal(""), z.iso.datetime()]),
  team_h: whole,
  team_a: whole,
  event: wholeOrFloat,
  finished: z.enum(["True", "False"]),
});
const teamRow = z.object({ id: whole, name: z.string(), short_name: z.string() });
type PremierLeaguePlayer = z.output<typeof playerRow>;
type FixtureRow = z.output<typeof fixtureRow>;
type TeamRow = z.output<typeof teamRow>;

/** Squads of the game include everybody under contract; no team uses more than this many in a day. */
const MAX_OF_A_SIDE = 30;
/** A fixture that was moved within the season is nearer than that, milliseconds. */
const SAME_SEASON = 180 * 24 * 3600 * 1000;
/** Each manager of the game holds 15 players. */
const SQUAD_OF_A_MANAGER = 15;

/** One gameweek of the Premier League's fantasy game: its players, all fixtures and the teams, three CSVs. */
export const premierLeagueRecipe: FeedAdapter = {
  name: "premier-league",
  title: "Premier League gameweek: players, fixtures and teams (three CSVs)",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    const players = findTable(files, playerRow, "the players of a gameweek");
    const fixtures = findTable(files, fixtureRow, "the season's fixtures");
    const teams = findTable(files, teamRow, "the season's teams");
    if (!players.ok || !fixtures.ok || !teams.ok)
      return fail([players, fixtures, teams].flatMap((part) => (part.ok ? [] : part.error)));
    const file = files[0]?.name ?? "import";
    const rows = players.value.filter(({ position }) => position !== MANAGER);
    const managers = rows.reduce((sum, row) => sum + row.selected, 0) / SQUAD_OF_A_MANAGER;
    const games = Map.groupBy(rows, (row) => row.fixture);
    const problems: FeedProblem[] = [];
    const documents = [...games].flatMap(([id, gameRows]): MatchDocument[] => {
      const game = gameOf(id, gameRows, fixtures.value, teams.value);
      if (game.ok) return [documentOf(game.value, gameRows, managers)];
      problems.push({ file, match: `fixture ${id}`, reason: game.error });
      return [];
    });
    return problems.length > 0 ? fail(problems) : readDocuments(documents, file);
  },
};

interface Game {
  readonly fixture: FixtureRow;
  readonly home: TeamRow;
  readonly away: TeamRow;
}

/** Ids begin at 1 each season, so a fixture is of the same season only if it is near in time, with the same teams. */
function gameOf(
  id: number,
  playerRows: readonly PremierLeaguePlayer[],
  fixtures: readonly FixtureRow[],
  teams: readonly TeamRow[],
): Outcome<Game, string> {
  const fixture = fixtures.find((row) => row.id === id);
  if (fixture === undefined) return fail("has players and is not among the fixtures");
  const { kickoff_time: time } = fixture;
  if (time === "") return fail("has players and no time among the fixtures");
  const far = playerRows.find(
    (row) => Math.abs(Date.parse(row.kickoff_time) - Date.parse(time)) > SAME_SEASON,
  );
  if (far !== undefined)
    return fail(
      `began at ${far.kickoff_time}, by the fixtures at ${time}: the fixtures are of another season`,
    );
  const [home, away] = [fixture.team_h, fixture.team_a].map((team) => teams.find((row) => row.id === team));
  if (home === undefined || away === undefined) return fail("has a team that is not among the teams");
  const stranger = playerRows.find(({ team }) => team !== home.name && team !== away.name);
  if (stranger !== undefined)
    return fail(
      `is ${home.name} v ${away.name} by the teams, and ${stranger.name} plays for ${stranger.team}: the teams are of another season`,
    );
  return succeed({ fixture, home, away });
}

function documentOf(
  { fixture, home, away }: Game,
  rows: readonly PremierLeaguePlayer[],
  managers: number,
): MatchDocument {
  const squads = [home, away].map((team) => squadOf(rows.filter((row) => row.team === team.name)));
  const likelyPrices = squads.flatMap((squad) => likely(squad)).map((row) => row.value / 10);
  const credits = scaler(likelyPrices, { average: 8.9, slope: 0.6, min: 6.5, max: 12 });
  const side = (index: number, team: TeamRow) => ({
    name: team.name,
    short_name: team.short_name,
    players: (squads[index] ?? []).map((row) => playerOf(row, credits, managers)),
  });
  return {
    id: `fpl-${fixture.kickoff_time.slice(0, 10)}-${fixture.id}`,
    sport: "football",
    match_time: fixture.kickoff_time,
    series: fixture.event === null ? "Premier League" : `Premier League, gameweek ${fixture.event}`,
    ...(fixture.finished === "True" ? { status: "finished" } : {}),
    left: side(0, home),
    right: side(1, away),
  };
}

/** Players who played first, then by ownership. */
const squadOf = (rows: readonly PremierLeaguePlayer[]): PremierLeaguePlayer[] =>
  rows
    .toSorted((a, b) => Number(b.minutes > 0) - Number(a.minutes > 0) || b.selected - a.selected)
    .slice(0, MAX_OF_A_SIDE);

const likely = (squad: readonly PremierLeaguePlayer[]): PremierLeaguePlayer[] =>
  squad.toSorted((a, b) => b.selected - a.selected).slice(0, 11);

const playerOf = (
  row: PremierLeaguePlayer,
  credits: (price: number) => number,
  managers: number,
): PlayerDocument => ({
  id: `fpl-${row.element}`,
  name: row.name,
  role: row.position === "GKP" ? "GK" : row.position,
  credits: credits(row.value / 10),
  selected_by: percent(row.selected / managers),
  playing: row.starts > 0,
  availability: row.starts > 0 ? "announced" : row.minutes > 0 ? "substitute" : "unavailable",
  points: row.total_points,
});
