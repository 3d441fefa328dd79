import type { Handler } from "#http/handler.ts";
import { primeAnalysis, primeNumber } from "./handlers/analysis.ts";
import { bookedUsers, setTransferLine } from "./handlers/booking-panel.ts";
import { book, bookingAdminStatus, bookingStatus, modifyBooking, openBooking } from "./handlers/booking.ts";
import { postPrimeTeams } from "./handlers/post.ts";
import { keepPrimeLink, primeTeams, primeTransferred } from "./handlers/read.ts";
import { primeReminders, remindPrimeUsers } from "./handlers/remind.ts";
import { removePrimeData } from "./handlers/remove.ts";
import { extendPrimeTeams } from "./handlers/extend.ts";
import { withdrawPrimeTeams } from "./handlers/withdraw.ts";
import { primeTeamList } from "./handlers/team-list.ts";

export { primeJobs } from "./jobs.ts";

export const primeHandlers: readonly Handler[] = [
  primeTeamList,
  bookingStatus,
  bookingAdminStatus,
  openBooking,
  modifyBooking,
  bookedUsers,
  setTransferLine,
  book,
  postPrimeTeams,
  primeTeams,
  keepPrimeLink,
  primeTransferred,
  primeAnalysis,
  primeNumber,
  extendPrimeTeams,
  withdrawPrimeTeams,
  remindPrimeUsers,
  primeReminders,
  removePrimeData,
];
