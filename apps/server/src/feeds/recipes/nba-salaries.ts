import { basketballRuleSets, scoreBasketball } from "@teamwright/scoring";
import type { Scored } from "@teamwright/scoring";
import { fail } from "@teamwright/domain";
import { z } from "zod";
import { pointsWithParts } from "../points-with-parts.ts";
import { limitProblems } from "../files.ts";
import type { MatchDocument, PlayerDocument } from "../feed-match.ts";
import type { FeedAdapter } from "../port.ts";
import { readDocuments } from "../read-document.ts";
import { proportionalScaler } from "./scale.ts";
import { decimal, findTable } from "./table.ts";

const salaryRow = z.object({
  Date: z.string().regex(/^\d{8}$/, "must be a day such as 20181225"),
  Team: z.string().min(1),
  Pos: z.string(),
  Name: z.string().min(1),
  Starter: z.enum(["0", "1"]),
  Salary: z.string().regex(/^(\d+|N\/A)$/, "must be a whole number or N/A"),
});
const boxRow = z.object({
  Name: z.string(),
  Date: z.string(),
  Team: z.string(),
  Home: z.enum(["0", "1"]),
  W: z.string(),
  L: z.string(),
  PTS: decimal,
  TRB: decimal,
  AST: decimal,
  STL: decimal,
  BLK: decimal,
  TOV: decimal,
});
type SalaryRow = z.output<typeof salaryRow>;
type BoxRow = z.output<typeof boxRow>;

const positions = ["PG", "SG", "SF", "PF", "C"];
/** The sixteen dearest of a game are who teams are made of; eight of them at this average cost 98. */
const LIKELY = 16;
const AVERAGE_CREDITS = 12.25;

/** A day of NBA games: salaries with positions and starters, and box scores that tell who met whom and the points. */
export const nbaSalariesRecipe: FeedAdapter = {
  name: "nba-salaries",
  title: "NBA day: salaries and box scores (two CSVs)",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    const salaries = findTable(files, salaryRow);
    const boxes = findTable(files, boxRow);
    if (!salaries.ok || !boxes.ok)
      return fail([salaries, boxes].flatMap((part) => (part.ok ? [] : part.error)));
    const games = new Map(boxes.value.map((row) => [[row.Date, row.W, row.L].join(), row]));
    const documents = [...games.values()].map((game): MatchDocument => {
      const home = game.Home === "1" ? game.Team : game.Team === game.W ? game.L : game.W;
      const away = home === game.W ? game.L : game.W;
      const ofGame = salaries.value.filter(
        (row) => row.Date === game.Date && (row.Team === home || row.Team === away) && row.Salary !== "N/A",
      );
      const dearest = ofGame.map((row) => Number(row.Salary)).toSorted((a, b) => b - a);
      const credits = proportionalScaler(dearest.slice(0, LIKELY), AVERAGE_CREDITS);
      const side = (team: string) => ({
        name: team,
        short_name: team,
        players: squadOf(
          ofGame.filter((row) => row.Team === team),
          boxes.value.filter((row) => row.Team === team && row.Date === game.Date),
          credits,
        ),
      });
      const day = game.Date.replace(/(....)(..)(..)/, "$1-$2-$3");
      return {
        id: `nba-${game.Date}-${home.toLowerCase()}-${away.toLowerCase()}`,
        sport: "basketball",
        match_time: `${day}T17:00:00Z`,
        series: "NBA",
        status: "finished",
        left: side(home),
        right: side(away),
      };
    });
    return readDocuments(documents, files[0]?.name ?? "import");
  },
};

/** Dearest first. A player with two positions takes the one that fewer of the side hold so far, else the first. */
function squadOf(
  rows: readonly SalaryRow[],
  boxes: readonly BoxRow[],
  credits: (salary: number) => number,
): PlayerDocument[] {
  const priced = rows.toSorted((a, b) => Number(b.Salary) - Number(a.Salary) || a.Name.localeCompare(b.Name));
  const held = new Map<string, number>();
  const count = (position: string): number => held.get(position) ?? 0;
  return priced.map((row) => {
    const choices = row.Pos.split("/").filter((position) => positions.includes(position));
    const role = choices.reduce(
      (best, other) => (count(other) < count(best) ? other : best),
      choices[0] ?? row.Pos,
    );
    held.set(role, count(role) + 1);
    const box = boxes.find((candidate) => plain(candidate.Name) === plain(row.Name));
    return {
      name: row.Name,
      role,
      credits: credits(Number(row.Salary)),
      playing: row.Starter === "1",
      availability: row.Starter === "1" ? "announced" : box === undefined ? "unavailable" : "substitute",
      ...pointsWithParts(box === undefined ? undefined : scored(box)),
    };
  });
}

/** The two files spell some names apart: "C.J. McCollum" and "CJ McCollum", "Tim Hardaway Jr." and "Tim Hardaway". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(jr|sr|ii|iii)\b/g, "")
    .replace(/[^a-z]/g, "");

const scored = (row: BoxRow): Scored =>
  scoreBasketball(
    {
      points: row.PTS,
      rebounds: row.TRB,
      assists: row.AST,
      steals: row.STL,
      blocks: row.BLK,
      turnovers: row.TOV,
    },
    basketballRuleSets[0],
  );
