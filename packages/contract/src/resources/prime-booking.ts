import * as z from "zod/mini";
import { anyOf, withOwnPhone, withOwnPhoneInPath } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, phoneNumber, teamCount, teamCountRange } from "../shapes.ts";

export const bookedTeams = () => z.int().check(z.minimum(teamCountRange.min), z.maximum(teamCountRange.max));

/** The input of a booking: its errors are the specification's messages. */
export const bookedTeamsInput = () =>
  teamCount({
    error: ({ input }) =>
      input === undefined || input === "" ? "replies.bookingFieldEmpty" : "replies.bookingRange",
  });

export const primeBooking = {
  status: endpoint({
    name: "primeBooking.status",
    method: "GET",
    path: "/api/primebooking/status/{matchId}/{phone}",
    summary: "Whether the prime user has booked teams of a match, how many, and whether its booking is open.",
    access: withOwnPhoneInPath(anyOf("prime_plan", "prime_admin"), "phone", "prime_admin"),
    params: () => z.object({ matchId, phone: phoneNumber }),
    reply: () => ({ booked: z.boolean(), bookedTeams: z.nullable(bookedTeams()), bookingOpen: z.boolean() }),
  }),
  book: endpoint({
    name: "primeBooking.book",
    method: "POST",
    path: "/api/primebooking/book",
    summary: "Book a number of teams of a match with open booking.",
    access: withOwnPhone(anyOf("prime_plan"), "phoneNumber"),
    body: () => z.object({ matchId, phoneNumber, bookedTeams: bookedTeamsInput() }),
    reply: () => ({}),
    idempotent: true,
  }),
} as const;
