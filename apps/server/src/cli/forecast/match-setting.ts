import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { dateOf, dayOf, settingOfMatch } from "@teamwright/forecast";
import type { ForecastableMatch, NoForecast } from "@teamwright/forecast";
import type { SuggestInputs } from "./suggest-inputs.ts";

export type { ForecastableMatch } from "@teamwright/forecast";

/** What the model needs of the match. Fails with the reason in words why there is no forecast. */
export function matchSetting({ detail, model, options }: SuggestInputs): Outcome<ForecastableMatch, string> {
  const setting = settingOfMatch(model, detail, { ruleSet: options.rules });
  if (!setting.ok) return fail(`No forecast: ${reasonOf(setting.error)}`);
  const day = dayOf(detail.match_time.slice(0, 10));
  if (model.day < day) return setting;
  return fail(
    `No forecast: the model has learned matches until ${dateOf(model.day)}, and the match is on ${dateOf(day)}. Fit a model to matches before that day.`,
  );
}

function reasonOf(refusal: NoForecast): string {
  switch (refusal.code) {
    case "other-format":
      return "only matches of T20 cricket have one.";
    case "few-players":
      return `${refusal.team} has fewer than ${refusal.least} players.`;
    case "few-known-players":
      return `the model knows ${refusal.known} of the ${refusal.players} players, and needs ${refusal.least}. It knows players by Cricsheet's ids (player_fixed_id).`;
    case "unknown-gender":
      return "the match does not say whether men or women play, and the model knows neither side.";
    case "rule-set-of-other-format":
      return `${refusal.ruleSet} is no rule-set of T20 cricket, and only matches of T20 cricket have one.`;
    case "unknown-format":
      return `the match does not say that it is T20, and the model knows no league ${refusal.series}. If it is T20, name its rule-set by --rules.`;
    case "no-rule-set":
      return "no rule-set is known for the day. Name one by --rules.";
  }
}
