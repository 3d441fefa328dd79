/** The exports of this module for other parts of the server. */
export { predictedMatches } from "./predicted-matches.ts";
export { erasePredictionData, readPredictionData } from "./personal-data.repository.ts";
