import { sportByIndex } from "../sports/index.ts";
import type { SportIndex } from "../sports/index.ts";
import { isPlayerSection, playersOf, sectionOf } from "./sections.ts";
import type { PredictionSection, SectionId } from "./sections.ts";

/** What the check reads of a match. */
export interface PredictedMatch {
  readonly sport: SportIndex;
  readonly players: readonly { readonly index: number; readonly side: 0 | 1 }[];
}

/** Why a prediction does not fit its match, at the first section that does not. */
export type PredictionProblem =
  | { readonly code: "player-unknown" | "player-other-side" | "player-dropped"; readonly section: SectionId }
  | { readonly code: "entry-unknown" | "roles-differ" | "too-few-players"; readonly section: SectionId }
  | { readonly code: "too-many-fixed"; readonly section: SectionId; readonly most: number };

/** Checks what no schema can know: that players, table entries and roles are those of the match. */
export function checkPrediction(
  match: PredictedMatch,
  sections: readonly PredictionSection[],
): PredictionProblem | null {
  const droppedPlayers = new Set(playersOf(sectionOf(sections, 3)));
  for (const section of sections) {
    const problem = isPlayerSection(section)
      ? checkPlayers(match, section, droppedPlayers)
      : checkTables(match.sport, section);
    if (problem !== null) return problem;
  }
  return null;
}

function checkPlayers(
  { sport, players }: PredictedMatch,
  section: Extract<PredictionSection, { readonly leftSideTeam: readonly number[] }>,
  droppedPlayers: ReadonlySet<number>,
): PredictionProblem | null {
  const { id, leftSideTeam, rightSideTeam } = section;
  const sideOf = new Map(players.map(({ index, side }) => [index, side]));
  for (const [side, list] of [leftSideTeam, rightSideTeam].entries())
    for (const player of list) {
      const actual = sideOf.get(player);
      if (actual === undefined) return { code: "player-unknown", section: id };
      if (actual !== side) return { code: "player-other-side", section: id };
      if ((id === 4 || id === 5 || id === 6) && droppedPlayers.has(player))
        return { code: "player-dropped", section: id };
    }
  const most = sportByIndex(sport).fixedMax;
  if (id === 4 && leftSideTeam.length + rightSideTeam.length > most)
    return { code: "too-many-fixed", section: id, most };
  return null;
}

function checkTables(sportIndex: SportIndex, section: PredictionSection): PredictionProblem | null {
  const sport = sportByIndex(sportIndex);
  switch (section.id) {
    case 8:
      return checkEntries(section, sport.partitions.length);
    case 9:
      return checkEntries(section, sport.combinations.length);
    case 10:
      return checkEntries(section, sport.pattern1Splits.length);
    case 11: {
      const { left, right } = section.selectedList;
      const all = [...left, ...right];
      if (left.length !== sport.roles.length || right.length !== sport.roles.length)
        return { code: "roles-differ", section: 11 };
      if (all.flat().some((count) => count > sport.teamSize)) return { code: "roles-differ", section: 11 };
      const most = all.reduce((sum, counts) => sum + Math.max(...counts), 0);
      return most < sport.teamSize ? { code: "too-few-players", section: 11 } : null;
    }
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 12:
      return null;
  }
}

const checkEntries = (
  { id, selectedList }: Extract<PredictionSection, { readonly id: 8 | 9 | 10 }>,
  entries: number,
): PredictionProblem | null =>
  selectedList.some((entry) => entry >= entries) ? { code: "entry-unknown", section: id } : null;
