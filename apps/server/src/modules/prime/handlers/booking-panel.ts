import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatch, statusAt } from "#modules/matches/public.ts";
import { announcePrime } from "../announce.ts";
import { listBookings } from "../booking.repository.ts";
import { countSpareTeams, findPost } from "../post.repository.ts";
import { findPrimeMatch } from "../prime-match.repository.ts";
import { readTransferLine, writeTransferLine } from "../transfer-line.ts";

export const bookedUsers = handle(contract.primeBooking.bookedUsers, async ({ db, params }) => {
  const match = await findMatch(db, params.matchId);
  if (!match) return refused("not_found");
  const prime = await findPrimeMatch(db, params.matchId);
  const bookings = prime ? await listBookings(db, prime.id) : [];
  const post = await findPost(db, params.matchId);
  return done("", {
    bookingOpenFLag: prime?.bookingOpen === true && statusAt(match.shown, new Date()) === 0,
    transferLineStatus: await readTransferLine(db),
    primeUserData: bookings.map(({ phone, name, teams, activePlan }) => ({
      phoneNumber: phone,
      name,
      bookedTeams: teams,
      activePlan,
    })),
    postedTeams: post?.numberOfTeams ?? null,
    spareTeams: post ? await countSpareTeams(db, post) : 0,
  });
});

export const setTransferLine = handle(contract.primeBooking.setTransferLine, async (context) => {
  const { db, body, session } = context;
  await writeTransferLine(db, body.transferLineStatus);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "transferLine.set",
    details: { allLines: body.transferLineStatus },
  });
  announcePrime(context);
  return done("replies.transferLineChanged", { transferLineStatus: body.transferLineStatus });
});
