import { readSalaries } from "@teamwright/library";
import type { Contest, Problem } from "@teamwright/library";
import { inEnglish } from "@teamwright/text";
import { BadInput } from "./bad-input.ts";
import type { EngineIo } from "./engine-io.ts";
import { textOf } from "./text-of.ts";

/** A platform's salary file is known by its name. */
export const isSalaryFile = (path: string): boolean => path.toLowerCase().endsWith(".csv");

/** The contest of a salary file; throws `BadInput`. */
export function contestOf(path: string, io: EngineIo): Contest {
  const contest = readSalaries(textOf(path, io));
  if (contest.ok) {
    const { leftOut } = contest.value;
    if (leftOut.length > 0)
      io.stderr(`${inEnglish("engine-commands.leftOut", { names: leftOut.join(", ") })}\n`);
    return contest.value;
  }
  throw new BadInput(`${path}: ${sentence(contest.error)}`);
}

function sentence({ code, field, row = 0 }: Problem): string {
  if (code === "no-captain") return inEnglish("engine-commands.noCaptain");
  if (code === "several-games") return inEnglish("engine-commands.severalGames", { row });
  if (code === "unknown-salaries") return inEnglish("engine-commands.unknownSalaries");
  if (code === "third-team") return inEnglish("engine-commands.thirdTeam", { row });
  if (code === "player-twice") return inEnglish("engine-commands.samePlace", { row });
  return inEnglish("engine-commands.badSalary", { row, field: field ?? "" });
}
