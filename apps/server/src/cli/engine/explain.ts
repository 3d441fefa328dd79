import { describe, describeBound, explain } from "@teamwright/engine";
import { accepted, csvLine, engineCommand } from "./command.ts";
import { exits, readInputs } from "./inputs.ts";

/** `teamwright explain`: each bound, what dropping and loosening it alone adds, and the bounds that conflict. */
export const run = engineCommand(readInputs, (inputs, io) => {
  const { match, strategy, nameOf, format } = inputs;
  const explanation = accepted(explain(match, strategy));
  const bounds = explanation.bounds.map((bound) => ({
    rule: bound.rule,
    ...(bound.subject === undefined ? {} : { subject: bound.subject }),
    text: describeBound(bound, nameOf),
    without: bound.possible ?? null,
    gain: bound.gain,
    looser: bound.looser === undefined ? null : { text: bound.looser.text, gain: bound.looser.gain },
  }));
  const conflicts = explanation.conflicts.map((conflict) =>
    conflict.bounds.map((place) => bounds[place]!.text),
  );
  const text = describe(explanation, nameOf);
  if (format === "csv") {
    io.stdout(csvLine(["bound", "teams gained without it", "next looser step", "teams gained by it"]));
    for (const { text: bound, gain, looser } of bounds)
      io.stdout(csvLine([bound, gain, looser?.text ?? "", looser?.gain ?? ""]));
  } else
    io.stdout(`${JSON.stringify({ possible: explanation.possible, text, bounds, conflicts }, null, 2)}\n`);
  if (explanation.possible.teams > 0) return exits.done;
  io.stderr(`${text}\n`);
  return exits.noTeams;
});
