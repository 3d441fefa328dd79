import { seededGenerator, shuffle } from "../random/generator.ts";
import type { TeamColumns } from "./columns.ts";
import { everyRow } from "./rows.ts";
import { renumberTeams, selectTeams } from "./select.ts";

/** The teams in an evenly random order, renumbered from 1. The same seed (an integer) gives the same order. */
export function shuffleTeams(columns: TeamColumns, seed: number): TeamColumns {
  const rows = everyRow(columns);
  shuffle(rows, seededGenerator(seed));
  return renumberTeams(selectTeams(columns, rows));
}
