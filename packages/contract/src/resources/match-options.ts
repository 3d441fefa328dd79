import * as z from "zod/mini";
import { signedIn, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, phoneNumber } from "../shapes.ts";

// The match-option lists: ids of the matches that have something of each kind. Home asks for them, so they lie apart from
// the other calls of experts and of prime teams.

export const expertLists = {
  teamList: endpoint({
    name: "experts.teamList",
    method: "POST",
    path: "/api/expert/teamlist",
    summary:
      "Which matches have expert teams, predictions, videos, mapped teams and group teams for this user.",
    access: withOwnPhone(signedIn, "phoneNumber", "admin"),
    body: () => z.object({ phoneNumber }),
    reply: () => ({
      /** true: all lines; false: the main line. */
      transferLine: z.boolean(),
      expertTeamData: z.array(matchId),
      expertPredictionData: z.array(matchId),
      expertVideoData: z.array(matchId),
      dream11MapperData: z.array(matchId),
      groupIdList: z.array(matchId),
    }),
  }),
} as const;

export const primeLists = {
  teamList: endpoint({
    name: "prime.teamList",
    method: "GET",
    path: "/api/primeteam/teamlist",
    summary: "Matches with prime teams, and matches whose booking is open.",
    access: signedIn,
    reply: () => ({ data: z.array(matchId), booking_data: z.array(matchId) }),
  }),
} as const;
