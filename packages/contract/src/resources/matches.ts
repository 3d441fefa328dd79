import { matchDetailSchema, matchListItemSchema, scorecardSchema } from "@teamwright/domain/match";
import * as z from "zod/mini";
import { anyOf, open, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, sealedPayload, sportSlug } from "../shapes.ts";

/** What players ask; `match-desk.ts` is what admins do. */
export const matches = {
  list: endpoint({
    name: "matches.list",
    method: "GET",
    path: "/api/fantasy/matches/{sport}",
    summary: "The sport's matches, soonest first; one envelope per match list entry, or one around the list.",
    access: open,
    params: () => z.object({ sport: sportSlug }),
    reply: () => ({ data: z.union([z.array(sealedPayload), sealedPayload]) }),
    plainReply: () => ({ data: z.array(matchListItemSchema) }),
  }),
  get: endpoint({
    name: "matches.get",
    method: "GET",
    path: "/api/fantasy/match/{id}",
    summary: "One match with both squads, in one envelope.",
    access: anyOf("plan"),
    params: () => z.object({ id: matchId }),
    reply: () => ({ data: sealedPayload }),
    plainReply: () => ({ data: matchDetailSchema }),
  }),
  scorecard: endpoint({
    name: "matches.scorecard",
    method: "GET",
    path: "/api/fantasy/scorecard/backup/{sport}/{matchId}",
    summary: "Points of the players, plain.",
    access: signedIn,
    params: () => z.object({ sport: sportSlug, matchId }),
    reply: () => ({ data: scorecardSchema }),
  }),
} as const;
