import type { Outcome, Shortfall } from "@teamwright/domain";
import { csvCell, explain, type Explanation, type Refusal } from "@teamwright/engine";
import { inEnglish } from "@teamwright/text";
import { conflictText, refusalText, shortfallLines, wayOutText } from "@teamwright/text/strategy-bounds";
import { BadInput } from "./bad-input.ts";
import { exits } from "./inputs.ts";
import type { CommonInputs, Inputs } from "./inputs.ts";
import type { EngineIo } from "./engine-io.ts";
import { wordsFor } from "./words.ts";

/** Runs an engine command; for bad input it prints the message on standard error and returns exit code 2. */
export function engineCommand<Options, Inputs>(
  read: (options: Options, io: EngineIo) => Inputs,
  work: (inputs: Inputs, io: EngineIo) => number,
) {
  return (options: Options, io: EngineIo): number => {
    try {
      return work(read(options, io), io);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      io.stderr(`${error.message}\n`);
      return exits.badInput;
    }
  };
}

type NamedMatch = Pick<CommonInputs, "match" | "nameOf">;

/** The value; a refusal throws bad input that names the field. */
export function acceptedValue<Value>(outcome: Outcome<Value, Refusal>, inputs: NamedMatch): Value {
  if (outcome.ok) return outcome.value;
  const { field } = outcome.error;
  const message = refusalText(wordsFor(inputs), outcome.error);
  throw new BadInput(field === undefined ? message : `strategy: ${field}: ${message}`);
}

/** Sentences that explain why no team exists, and the changes that give some. */
export function noTeamsText(inputs: NamedMatch, { bounds, conflicts, waysOut }: Explanation): string {
  const words = wordsFor(inputs);
  const descriptions = (conflicts[0] ?? []).map((index) => bounds[index]!.description);
  const conflict = conflictText(words, descriptions, waysOut[0]?.changes[0]?.change);
  const ways = waysOut.map(({ changes, possible }) =>
    inEnglish("engine-commands.wayOut", {
      change: wayOutText(
        words,
        changes.map(({ bound, change }) => ({ bound: bounds[bound]!.description, change })),
      ),
      teams: possible.teams,
    }),
  );
  const advice =
    ways.length === 0 ? "" : ` ${inEnglish("engine-commands.waysOut", { ways: ways.join("; ") })}`;
  return `${inEnglish("engine-commands.noTeams")} ${conflict}${advice}`;
}

/** Shortfalls in the form of the result document, with a sentence each. */
export const withSentences = (inputs: NamedMatch, shortfalls: readonly Shortfall[]) =>
  shortfalls.map((shortfall) => ({ ...shortfall, why: shortfallLines(wordsFor(inputs), [shortfall])[0] }));

/** Prints the shortfalls on standard error. */
export function sayShortfalls(inputs: NamedMatch, shortfalls: readonly Shortfall[], io: EngineIo): void {
  for (const line of shortfallLines(wordsFor(inputs), shortfalls)) io.stderr(`${line}\n`);
}

/** Prints on standard error why no team exists and which bounds to loosen. */
export function sayNoTeams(inputs: Inputs, io: EngineIo): number {
  io.stderr(`${noTeamsText(inputs, acceptedValue(explain(inputs.match, inputs.strategy), inputs))}\n`);
  return exits.noTeams;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
