/** The exports of this module for other parts of the server. */
export { addNotify } from "./notify.repository.ts";
