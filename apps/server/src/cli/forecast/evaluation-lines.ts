import type { EvaluationFigures } from "@teamwright/forecast";

type Interval = EvaluationFigures["choice"][number]["choice_minus_highest"];

const digits = (value: number, count: number): string => value.toFixed(count);
export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const interval = ({ mean, low, high }: Interval): string =>
  `${percent(mean)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;

/** The figures as Markdown, as in docs/forecast.md. */
export function evaluationLines(figures: EvaluationFigures): string[] {
  const { matches, seed, ball, competitions, points, choice } = figures;
  return [
    `${matches} matches, ${ball.balls} balls, ${points.players} players, seed ${seed}`,
    "",
    ...table(
      [
        "log loss of a ball",
        "balls",
        "marginal",
        "over",
        "over and wickets",
        "and shrunk players",
        "model",
        "below",
      ],
      [{ competition: "all", ...ball }, ...competitions].map((row) => [
        row.competition,
        String(row.balls),
        ...[row.marginal, row.over, row.over_and_wickets, row.shrunk_players, row.log_loss].map((loss) =>
          digits(loss, 4),
        ),
        percent(row.below_shrunk_players),
      ]),
    ),
    "",
    ...pointsLines(points),
    "",
    ...bandTable(
      "P(at least 50 points)",
      points.at_least_50.filter(({ n }) => n > 0),
    ),
    ...choice.flatMap((each) => ["", ...choiceLines(each)]),
  ];
}

function pointsLines({
  crps,
  rmse,
  r_squared: rSquared,
  spearman,
  coverage,
  correlation,
}: EvaluationFigures["points"]) {
  return table(
    ["points of a player", "model", "others"],
    [
      [
        "CRPS",
        digits(crps.model, 3),
        `climatology ${digits(crps.climatology, 3)} (${percent(1 - crps.model / crps.climatology)} below), own history ${digits(crps.own_history, 3)}, like form and role ${digits(crps.like_form_and_role, 3)} (${percent(1 - crps.model / crps.like_form_and_role)} below)`,
      ],
      ["RMSE", digits(rmse.model, 2), `constant ${digits(rmse.constant, 2)}, form ${digits(rmse.form, 2)}`],
      ["R²", digits(rSquared.model, 3), `form ${digits(rSquared.form, 3)}`],
      ["Spearman within a match", digits(spearman.model, 3), `form ${digits(spearman.form, 3)}`],
      ...coverage.map(({ share, covered }) => [`in the ${100 * share} % range`, percent(covered), ""]),
      [
        "correlation of team mates",
        digits(correlation.team_mates_simulated, 3),
        `real ${digits(correlation.team_mates, 3)}`,
      ],
      [
        "correlation of batter and opposing bowler",
        digits(correlation.batter_and_opposing_bowler_simulated, 3),
        `real ${digits(correlation.batter_and_opposing_bowler, 3)}`,
      ],
    ],
  );
}

function choiceLines(each: EvaluationFigures["choice"][number]): string[] {
  return [
    ...table(
      [
        `20 of ${each.random_teams} random teams, ${each.matches} matches`,
        "hits",
        "promised",
        "promised minus real",
      ],
      [
        ["random", interval(each.hits.random), "", ""],
        [
          "highest by forecast",
          interval(each.hits.highest_by_forecast),
          interval(each.promised.highest_by_forecast),
          interval(each.promised_minus_real.highest_by_forecast),
        ],
        [
          "choice",
          interval(each.hits.choice),
          interval(each.promised.choice),
          interval(each.promised_minus_real.choice),
        ],
        ["choice minus highest", interval(each.choice_minus_highest), "", ""],
        ["choice minus random", interval(each.choice_minus_random), "", ""],
        ["choice, on its own outcomes", percent(each.chance), `at most ${percent(each.upper_bound)}`, ""],
      ],
    ),
    "",
    ...bandTable(`hits of 20 of ${each.random_teams}`, each.bands),
  ];
}

const bandTable = (
  title: string,
  bands: readonly { n: number; promised: number; real: number }[],
): string[] =>
  table(
    [title, "n", "real"],
    bands.map(({ n, promised, real }) => [percent(promised), String(n), percent(real)]),
  );

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)];
}
