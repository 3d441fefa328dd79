import type { Outcome } from "@teamwright/domain";
import { describe, explain, type Refusal } from "@teamwright/engine";
import { BadInput, type EngineIo, exits, type Inputs } from "./inputs.ts";

/** Runs an engine command; bad input becomes its message on standard error and exit code 2. */
export function engineCommand<Given>(
  read: (args: readonly string[], io: EngineIo) => Given,
  work: (inputs: Given, io: EngineIo) => number,
) {
  return (args: readonly string[], io: EngineIo): number => {
    try {
      return work(read(args, io), io);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      io.stderr(`${error.message}\n`);
      return exits.badInput;
    }
  };
}

/** The value, or the refusal as bad input that names the field. */
export function accepted<Value>(outcome: Outcome<Value, Refusal>): Value {
  if (outcome.ok) return outcome.value;
  const { field, message } = outcome.error;
  throw new BadInput(field === undefined ? message : `strategy: ${field}: ${message}`);
}

/** Says on standard error why no team exists and what to loosen. */
export function sayNoTeams({ match, strategy, nameOf }: Inputs, io: EngineIo): number {
  io.stderr(`${describe(accepted(explain(match, strategy)), nameOf)}\n`);
  return exits.noTeams;
}

export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
