import type { Team } from "@teamwright/domain";
import { toTeams } from "@teamwright/engine";
import { dateOf } from "@teamwright/forecast";
import type { Suggestion } from "@teamwright/forecast";
import { percent, table } from "./evaluation-lines.ts";
import type { ForecastableMatch } from "./match-setting.ts";
import type { SuggestInputs } from "./suggest-inputs.ts";

interface SuggestedTeam extends Team {
  readonly expected: number;
  /** The shortest range that holds 80 % of the outcomes. */
  readonly low: number;
  readonly high: number;
  readonly top_1: number;
  readonly top_10: number;
}

export interface SuggestionDocument {
  readonly sides: readonly [string, string];
  readonly day: string;
  readonly learned_until: string;
  readonly players: number;
  readonly known: number;
  readonly lineups: "announced" | "expected";
  readonly rule_set: string;
  readonly seed: number;
  readonly candidates: number;
  /** Percent of random legal teams that count as the top. */
  readonly top: number;
  /** Chance that one of the teams is in the top, on outcomes that the choice did not see. */
  readonly chance: number;
  /** On the outcomes of the choice: its chance, and what no choice of as many candidates exceeds. */
  readonly seen: { readonly chance: number; readonly upper_bound: number };
  readonly teams: readonly SuggestedTeam[];
}

const tenths = (value: number): number => Math.round(10 * value) / 10;
const tenThousandths = (value: number): number => Math.round(10_000 * value) / 10_000;

export function suggestionDocument(
  { match, model, detail, options }: SuggestInputs,
  { setting, rules, known, announced }: ForecastableMatch,
  { teams, chance, figures, choice, candidates }: Suggestion,
): SuggestionDocument {
  return {
    sides: [detail.left_team_name, detail.right_team_name],
    day: dateOf(setting.day),
    learned_until: dateOf(model.day),
    players: setting.players.length,
    known,
    lineups: announced ? "announced" : "expected",
    rule_set: rules.id,
    seed: options.seed,
    candidates,
    top: options.top,
    chance: tenThousandths(chance),
    seen: { chance: tenThousandths(choice.chance), upper_bound: tenThousandths(choice.bound) },
    teams: toTeams(teams, match).map((team, row) => ({
      ...team,
      expected: tenths(figures.expected[row]!),
      low: tenths(figures.low[row]!),
      high: tenths(figures.high[row]!),
      top_1: tenThousandths(figures.top1[row]!),
      top_10: tenThousandths(figures.top10[row]!),
    })),
  };
}

/** The suggestion as text with a table in Markdown. */
export function suggestionLines(
  document: SuggestionDocument,
  nameOf: (playerIndex: number) => string,
): string[] {
  const { sides, teams, chance, seen, candidates, top } = document;
  return [
    `${sides[0]} v ${sides[1]}, ${document.day}: line-ups ${document.lineups}, points by ${document.rule_set}, seed ${document.seed}.`,
    `The model knows ${document.known} of the ${document.players} players, from matches until ${document.learned_until}.`,
    `Chance that one of the ${teams.length} teams is in the top ${top} % of random teams: ${percent(chance)}.`,
    `On the outcomes of the choice: ${percent(seen.chance)}; no ${teams.length} of the ${candidates} candidates exceed ${percent(seen.upper_bound)}.`,
    "",
    ...table(
      ["team", "expected", "80 % range", "top 1 %", "top 10 %", "C", "VC", "others"],
      teams.map((team) => [
        String(team.team_number),
        team.expected.toFixed(1),
        `${team.low.toFixed(1)} to ${team.high.toFixed(1)}`,
        percent(team.top_1),
        percent(team.top_10),
        nameOf(team.captain),
        nameOf(team.vicecaptain),
        team.team
          .flat()
          .filter((index) => index !== team.captain && index !== team.vicecaptain)
          .map(nameOf)
          .join(", "),
      ]),
    ),
  ];
}
