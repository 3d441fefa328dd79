/** The exports of this module for other parts of the server. */
export { computePromise } from "./compute-promise.ts";
export type { ComputedPromise } from "./compute-promise.ts";
export { RECORD_KEY } from "./freeze-promises.ts";
export { measureClaims } from "./measure-claims.ts";
export type { MeasuredClaim } from "./measure-claims.ts";
export { findModel, findModelHead, saveModel } from "./model.repository.ts";
export type { ModelHead } from "./model.repository.ts";
export { hasPromises, saveMeasurement, savePromise } from "./promise.repository.ts";
