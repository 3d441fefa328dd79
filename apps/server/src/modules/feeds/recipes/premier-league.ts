import { fail } from "@teamwright/domain";
import { z } from "zod";
import type { MatchDocument, PlayerDocument } from "../feed-match.ts";
import { limitProblems } from "../files.ts";
import type { FeedAdapter } from "../port.ts";
import { readDocuments } from "../read-document.ts";
import { percent, scaler } from "./scale.ts";
import { decimal, findTable, whole } from "./table.ts";

const playerRow = z.object({
  name: z.string().min(1),
  position: z.enum(["GK", "DEF", "MID", "FWD"]),
  team: z.string().min(1),
  element: whole,
  fixture: whole,
  minutes: whole,
  selected: whole,
  starts: whole,
  total_points: decimal,
  value: whole,
});
const fixtureRow = z.object({
  id: whole,
  kickoff_time: z.iso.datetime(),
  team_h: whole,
  team_a: whole,
  event: whole,
});
const teamRow = z.object({ id: whole, name: z.string(), short_name: z.string() });
type PlayerRow = z.output<typeof playerRow>;

/** Squads of the game include everybody under contract; no team uses more than this many in a day. */
const MOST_OF_A_SIDE = 30;
/** Each manager of the game holds 15 players. */
const SQUAD_OF_A_MANAGER = 15;

/** One gameweek of the Premier League's fantasy game: its players, all fixtures and the teams, three CSVs. */
export const premierLeagueRecipe: FeedAdapter = {
  name: "premier-league",
  title: "Premier League gameweek: players, fixtures and teams (three CSVs)",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    const players = findTable(files, playerRow);
    const fixtures = findTable(files, fixtureRow);
    const teams = findTable(files, teamRow);
    if (!players.ok || !fixtures.ok || !teams.ok)
      return fail([players, fixtures, teams].flatMap((part) => (part.ok ? [] : part.error)));
    const managers = players.value.reduce((sum, row) => sum + row.selected, 0) / SQUAD_OF_A_MANAGER;
    const nameOf = new Map(teams.value.map((team) => [team.id, team]));
    const played = new Set(players.value.map((row) => row.fixture));
    const documents = fixtures.value.flatMap((fixture): MatchDocument[] => {
      const home = nameOf.get(fixture.team_h);
      const away = nameOf.get(fixture.team_a);
      if (!played.has(fixture.id) || home === undefined || away === undefined) return [];
      const rows = players.value.filter((row) => row.fixture === fixture.id);
      const squads = [home, away].map((team) => squadOf(rows.filter((row) => row.team === team.name)));
      const credits = scaler(
        squads.flatMap((squad) => likely(squad)).map((row) => row.value / 10),
        {
          average: 8.9,
          slope: 0.6,
          min: 6.5,
          max: 12,
        },
      );
      const side = (index: number, team: z.output<typeof teamRow>) => ({
        name: team.name,
        short_name: team.short_name,
        players: (squads[index] ?? []).map((row) => playerOf(row, credits, managers)),
      });
      return [
        {
          id: `fpl-${fixture.kickoff_time.slice(0, 10)}-${fixture.id}`,
          sport: "football",
          match_time: fixture.kickoff_time,
          series: `Premier League, gameweek ${fixture.event}`,
          status: "finished",
          left: side(0, home),
          right: side(1, away),
        },
      ];
    });
    return readDocuments(documents, files[0]?.name ?? "import");
  },
};

/** Players who played first, then by ownership. */
const squadOf = (rows: readonly PlayerRow[]): PlayerRow[] =>
  rows
    .toSorted((a, b) => Number(b.minutes > 0) - Number(a.minutes > 0) || b.selected - a.selected)
    .slice(0, MOST_OF_A_SIDE);

const likely = (squad: readonly PlayerRow[]): PlayerRow[] =>
  squad.toSorted((a, b) => b.selected - a.selected).slice(0, 11);

const playerOf = (row: PlayerRow, credits: (price: number) => number, managers: number): PlayerDocument => ({
  id: `fpl-${row.element}`,
  name: row.name,
  role: row.position,
  credits: credits(row.value / 10),
  selected_by: percent(row.selected / managers),
  playing: row.starts > 0,
  availability: row.starts > 0 ? "announced" : row.minutes > 0 ? "substitute" : "unavailable",
  points: row.total_points,
});
