/** The exports of this module for other parts of the server. */
export { describeSources } from "./silent.ts";
export { bareHooks, sourceAddresses } from "./settings.ts";
export { readSources } from "./source-state.repository.ts";
