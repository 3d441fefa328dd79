import { basketballPerformance, score, selectRuleSet } from "@teamwright/scoring";
import type { BasketballBox, RuleSet } from "@teamwright/scoring";
import { fail } from "@teamwright/domain";
import { z } from "zod";
import type { MatchDocument, PlayerDocument } from "#modules/match-model/public.ts";
import { limitProblems } from "../files.ts";
import { pointsWithParts, scoringOf, readDocuments } from "#modules/match-model/public.ts";
import type { FeedAdapter } from "../port.ts";
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
/** Teams are mostly made of the sixteen most expensive players of a game; eight of them at this average cost 98. */
const LIKELY = 16;
const AVERAGE_CREDITS = 12.25;

/** A day of NBA games: salaries with positions and starters, and box scores with opponents and points. */
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
      const rules = rulesOf(isoDay(game.Date));
      const side = (team: string) => ({
        name: team,
        short_name: team,
        players: squadOf(
          ofGame.filter((row) => row.Team === team),
          boxes.value.filter((row) => row.Team === team && row.Date === game.Date),
          credits,
          rules,
        ),
      });
      return {
        id: `nba-${game.Date}-${home.toLowerCase()}-${away.toLowerCase()}`,
        sport: "basketball",
        match_time: `${isoDay(game.Date)}T17:00:00Z`,
        series: "NBA",
        status: "finished",
        ...(rules === null ? {} : { scoring: scoringOf(rules.id, []) }),
        left: side(home),
        right: side(away),
      };
    });
    return readDocuments(documents, files[0]?.name ?? "import");
  },
};

const isoDay = (date: string): string => date.replace(/(....)(..)(..)/, "$1-$2-$3");

function rulesOf(day: string): RuleSet | null {
  const rules = selectRuleSet({ app: "consensus", sport: "basketball", format: null, gender: null, day });
  return rules.ok ? rules.value : null;
}

/**
 * Most expensive first. A player with two positions takes the one that fewer of the side have so far, else the first.
 */
function squadOf(
  rows: readonly SalaryRow[],
  boxes: readonly BoxRow[],
  credits: (salary: number) => number,
  rules: RuleSet | null,
): PlayerDocument[] {
  const pricedRows = rows.toSorted(
    (a, b) => Number(b.Salary) - Number(a.Salary) || a.Name.localeCompare(b.Name),
  );
  const salaries = new Map<string, number>();
  const count = (position: string): number => salaries.get(position) ?? 0;
  return pricedRows.map((row) => {
    const choices = row.Pos.split("/").filter((position) => positions.includes(position));
    const role = choices.reduce(
      (best, other) => (count(other) < count(best) ? other : best),
      choices[0] ?? row.Pos,
    );
    salaries.set(role, count(role) + 1);
    const box = boxes.find((candidate) => plain(candidate.Name) === plain(row.Name));
    return {
      name: row.Name,
      role,
      credits: credits(Number(row.Salary)),
      playing: row.Starter === "1",
      availability: row.Starter === "1" ? "announced" : box === undefined ? "unavailable" : "substitute",
      ...(rules === null ? {} : pointsWithParts(box === undefined ? undefined : countsOf(box, rules))),
    };
  });
}

/**
 * The two files spell some names differently: "C.J. McCollum" and "CJ McCollum", "Tim Hardaway Jr." and "Tim Hardaway".
 */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(jr|sr|ii|iii)\b/g, "")
    .replace(/[^a-z]/g, "");

const boxOf = (row: BoxRow): BasketballBox => ({
  points: row.PTS,
  rebounds: row.TRB,
  assists: row.AST,
  steals: row.STL,
  blocks: row.BLK,
  turnovers: row.TOV,
});

function countsOf(row: BoxRow, rules: RuleSet) {
  const performance = basketballPerformance(boxOf(row));
  return { ...score(performance, rules), performance };
}
