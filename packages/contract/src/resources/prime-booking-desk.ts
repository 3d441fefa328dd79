import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, phoneNumber } from "../shapes.ts";
import { bookedTeams } from "./prime-booking.ts";

const ofMatch = () => z.object({ matchId });

export const primeBookingDesk = {
  adminStatus: endpoint({
    name: "primeBooking.adminStatus",
    method: "GET",
    path: "/api/primebooking/admin/status/{matchId}",
    summary: "200 when the booking of the match is open, else 201.",
    access: anyOf("open_booking", "prime_admin"),
    params: ofMatch,
    reply: () => ({}),
  }),
  open: endpoint({
    name: "primeBooking.open",
    method: "POST",
    path: "/api/admin/primebooking/create",
    summary: "Open the booking of a match.",
    access: anyOf("open_booking", "prime_admin"),
    body: () => z.object({ matchId, sportIndex: z.int().check(z.minimum(0), z.maximum(3)) }),
    reply: () => ({}),
  }),
  modify: endpoint({
    name: "primeBooking.modify",
    method: "POST",
    path: "/api/primebookig/modify",
    summary: "Open or close the booking of a match. A booking that waits for a close is refused after it.",
    access: anyOf("prime_admin"),
    body: () => z.object({ matchId, primeBookingFlag: z.boolean() }),
    reply: () => ({ bookingOpenFLag: z.boolean() }),
  }),
  bookedUsers: endpoint({
    name: "primeBooking.bookedUsers",
    method: "GET",
    path: "/api/primebooking/booked/userdata/{matchId}",
    summary:
      "The booking of a match: open or closed, its prime users with their teams, and the transfer line.",
    access: anyOf("prime_admin"),
    params: ofMatch,
    reply: () => ({
      bookingOpenFLag: z.boolean(),
      /** true: all lines; false: the main line. */
      transferLineStatus: z.boolean(),
      /** In the order of booking. */
      primeUserData: z.array(
        z.object({
          phoneNumber,
          name: z.string(),
          bookedTeams: bookedTeams(),
          /** The prime plan runs today: only then do posted teams reach the user. */
          activePlan: z.boolean(),
        }),
      ),
      /** The number of the match's posted prime teams; null before the post. */
      postedTeams: z.nullable(z.int()),
      /** Teams of the post that nobody has. */
      spareTeams: z.int(),
    }),
  }),
  setTransferLine: endpoint({
    name: "primeBooking.setTransferLine",
    method: "POST",
    path: "/api/primebooking/transferline/modify",
    summary: "Let prime and group teams go to every linked app (true) or to the main app only (false).",
    access: anyOf("prime_admin"),
    body: () => z.object({ transferLineStatus: z.boolean() }),
    reply: () => ({ transferLineStatus: z.boolean() }),
  }),
} as const;
