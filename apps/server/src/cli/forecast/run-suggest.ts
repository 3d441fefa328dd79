import { describeMatch, forecastMatch, likelyTeams, suggestTeams } from "@teamwright/forecast";
import type { Io } from "../command.ts";
import { acceptedValue, engineCommand, sayNoTeams } from "../engine/command.ts";
import { engineIo } from "../engine/engine-io.ts";
import { exits } from "../engine/inputs.ts";
import type { EngineIo } from "../engine/engine-io.ts";
import { matchSetting } from "./match-setting.ts";
import { readSuggestInputs } from "./suggest-inputs.ts";
import type { SuggestInputs, SuggestOptions } from "./suggest-inputs.ts";
import { suggestionDocument, suggestionLines } from "./suggestion-output.ts";

/** Chooses teams for a match. Exit code 3 when the match has no forecast, or no team exists. */
export function runSuggest(options: SuggestOptions, io: Io): Promise<number> {
  const run = engineCommand((own: SuggestOptions, files) => readSuggestInputs(own, files, io.cwd), suggest);
  return Promise.resolve(run(options, engineIo(io)));
}

function suggest(inputs: SuggestInputs, io: EngineIo): number {
  const suggestSetting = matchSetting(inputs);
  if (!suggestSetting.ok) {
    io.stderr(suggestSetting.error);
    return exits.noTeams;
  }
  const { match, nameOf, model, options, strategy } = inputs;
  const { setting, indexes, rules } = suggestSetting.value;
  const { seed, simulations, teams, top } = options;
  const players = { match, forecast: describeMatch(model, setting), indexes };
  const forecast = forecastMatch({ ...players, rules, simulations, seed });
  const suggestion = forecast.ok
    ? suggestTeams(forecast.value, { strategy, teams, share: top / 100, seed })
    : forecast;
  if (!suggestion.ok && suggestion.error.code === "no-teams")
    return sayNoTeams({ match, nameOf, strategy: strategy ?? likelyTeams(players), format: "json" }, io);
  const document = suggestionDocument(inputs, suggestSetting.value, acceptedValue(suggestion, inputs));
  if (options.json === true) io.stdout(JSON.stringify(document));
  else for (const line of suggestionLines(document, nameOf)) io.stdout(line);
  return exits.done;
}
