/**
 * What happened once and of which modules above tell: an event is stored in the transaction of the change, and each of its
 * job kinds is the subscription of one of them.
 */
export { announceEvent } from "./announce-event.ts";
export { eventId, forgetOldEvents, isEventStored, storedEvents, storeEvents } from "./event.repository.ts";
export { fanOutKind, hookKind } from "./notice-event.ts";
export type { NoticeEvent } from "./notice-event.ts";
