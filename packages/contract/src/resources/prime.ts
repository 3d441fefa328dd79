import { teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import { anyOf, withOwnPhone, withOwnPhoneInPath } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, phoneNumber } from "../shapes.ts";
import { teamLink } from "../team-link.ts";

/** As many as one attempt may hold. */
const MAX_TEAMS = 25_000;
/** A posted team; `process_name` is its kept link, percent-encoded, as in the attempts of the device. */
export const primeTeam = () => z.extend(teamSchema.def.getter(), { process_name: z.optional(teamLink()) });
export type PrimeTeam = z.infer<ReturnType<typeof primeTeam>>;

const primeData = () =>
  z.object({
    matchId,
    numberOfTeams: z.int(),
    left: z.int(),
    right: z.int(),
    /** How many of the teams have a kept link. */
    link: z.int(),
    postedAt: instant,
  });

const primeUser = anyOf("prime_plan");

export const prime = {
  teams: endpoint({
    name: "prime.teams",
    method: "GET",
    path: "/api/primeteam/getdata/{matchId}/{phone}",
    summary:
      "The prime user's own teams of a match; 201 when there are none, with the reason when they were withdrawn. The first call counts as opened.",
    access: withOwnPhoneInPath(primeUser, "phone"),
    params: () => z.object({ matchId, phone: phoneNumber }),
    reply: () => ({ primeTeams: primeData(), teamData: z.array(primeTeam()) }),
  }),
  keepLink: endpoint({
    name: "prime.keepLink",
    method: "POST",
    path: "/api/primeteam/link",
    summary: "Keep the link of a team of one's own, at a host of the app. The first one stays.",
    access: withOwnPhone(primeUser, "phoneNumber"),
    body: () =>
      z.object({
        matchId,
        phoneNumber,
        teamNumber: z.int().check(z.minimum(1), z.maximum(MAX_TEAMS)),
        link: teamLink(),
      }),
    reply: () => ({}),
  }),
  transferred: endpoint({
    name: "prime.transferred",
    method: "POST",
    path: "/api/primeteam/transferred",
    summary: "The prime user transferred teams. It is not told to which app.",
    access: withOwnPhone(primeUser, "phoneNumber"),
    body: () => z.object({ matchId, phoneNumber }),
    reply: () => ({}),
  }),
  reminders: endpoint({
    name: "prime.reminders",
    method: "GET",
    path: "/api/primeteam/reminders",
    summary: "Matches whose prime teams the caller is reminded of and has not opened since.",
    access: primeUser,
    reply: () => ({ data: z.array(matchId) }),
  }),
} as const;
