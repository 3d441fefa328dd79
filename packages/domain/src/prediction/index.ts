export { checkPrediction } from "./check.ts";
export type { PredictedMatch, PredictionProblem } from "./check.ts";
export {
  basicSections,
  isPlayerSection,
  missingSections,
  playerSections,
  playersOf,
  predictionDataSchema,
  predictionSectionSchema,
  sectionOf,
  sectionOrder,
} from "./sections.ts";
export type { PlayerSection, PredictionSection, SectionId, SectionOf } from "./sections.ts";
