export { matchInReply } from "./match-in-reply.ts";
export { isMainAppLink } from "./main-app-link.ts";
