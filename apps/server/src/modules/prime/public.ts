/** The exports of this module for other parts of the server. */
export { announcePosts } from "./announce.ts";
export { restorePrimeData } from "./removal.repository.ts";
export { readTransferLine } from "./transfer-line.ts";
export { erasePrimeData, readPrimeData } from "./personal-data.repository.ts";
export { primeStates } from "./desk.repository.ts";
