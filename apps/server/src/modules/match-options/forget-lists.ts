import type { BusListener } from "#http/deps.ts";
import { changedMatch } from "../matches/public.ts";

/** The key of the shared part of the match-option lists in the payload cache. */
export const MATCH_OPTIONS_KEY = "match-options";

/** The lists are made again after a match changed, or what is posted for one. */
export const forgetMatchOptions: BusListener = (message, { payloads }) => {
  if (changedMatch(message) !== null || (message.kind === "public" && message.event.type === "posts"))
    payloads.forget(MATCH_OPTIONS_KEY);
};
