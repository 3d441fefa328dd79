import { explain } from "@teamwright/engine";
import { inEnglish } from "@teamwright/text";
import { boundPhrase, changeText, wayOutText } from "@teamwright/text/strategy-bounds";
import { acceptedValue, csvLine, engineCommand, noTeamsText } from "./command.ts";
import { exits, readInputs } from "./inputs.ts";
import { wordsFor } from "./words.ts";

/**
 * `teamwright explain`: each bound, the teams that dropping or loosening it alone adds, the conflicts, the ways out.
 */
export const run = engineCommand(readInputs, (inputs, io) => {
  const { match, strategy, format } = inputs;
  const words = wordsFor(inputs);
  const explanation = acceptedValue(explain(match, strategy), inputs);
  const bounds = explanation.bounds.map(({ description, possible, gain, looser }) => ({
    rule: description.rule,
    key: description.key,
    text: boundPhrase(words, description, Infinity),
    without: possible ?? null,
    gain,
    looser: looser === undefined ? null : { text: changeText(words, looser.change), gain: looser.gain },
  }));
  const conflicts = explanation.conflicts.map((conflict) => conflict.map((index) => bounds[index]!.text));
  const waysOut = explanation.waysOut.map(({ changes, possible }) => ({
    text: wayOutText(
      words,
      changes.map(({ bound, change }) => ({ bound: explanation.bounds[bound]!.description, change })),
    ),
    teams: possible.teams,
  }));
  const { possible } = explanation;
  const text =
    possible.teams > 0
      ? inEnglish("engine-commands.possible", { teams: possible.teams, lineups: possible.lineups })
      : noTeamsText(inputs, explanation);
  if (format === "csv") {
    io.stdout(csvLine(["bound", "teams gained without it", "next looser step", "teams gained by it"]));
    for (const { text: bound, gain, looser } of bounds)
      io.stdout(csvLine([bound, gain, looser?.text ?? "", looser?.gain ?? ""]));
  } else io.stdout(`${JSON.stringify({ possible, text, bounds, conflicts, ways_out: waysOut }, null, 2)}\n`);
  if (possible.teams > 0) return exits.done;
  io.stderr(`${text}\n`);
  return exits.noTeams;
});
