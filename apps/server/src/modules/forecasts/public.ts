/** The exports of this module for other parts of the server. */
export { findModel, saveModel } from "./model.repository.ts";
export type { ModelHead } from "./model.repository.ts";
