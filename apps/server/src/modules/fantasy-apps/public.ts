export { matchInReply } from "./match-in-reply.ts";
