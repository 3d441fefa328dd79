/** The exports of this module for other parts of the server. */
export { announceEvent } from "./announce-event.ts";
