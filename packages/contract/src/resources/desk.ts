import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, sportSlug } from "../shapes.ts";

const count = () => z.int().check(z.minimum(0));
const matchTitle = () => z.object({ id: matchId, title: z.string(), match_time: instant });

/** What an admin looks at every day. */
const adminNumbers = () =>
  z.object({
    /** Since the beginning of the day in Asia/Kolkata. */
    sign_ins: count(),
    active_plans: count(),
    ends_this_week: count(),
    /** Matches that begin within half an hour and whose line-ups are not out. */
    without_lineups: z.array(matchTitle()),
    /** Open questions about what sources reported. */
    questions: count(),
    /** Background jobs that failed for good in the last 24 hours, by kind. */
    failed_jobs: z.array(z.object({ name: z.string(), count: count() })),
    /** Sources that are configured and on, and bring nothing. */
    silent_sources: z.array(z.string()),
    /** Webhook messages of the last 24 hours that nobody took, after the last attempt. */
    undelivered_webhooks: count(),
  });
export type AdminNumbers = z.infer<ReturnType<typeof adminNumbers>>;

/** What waits for a prime admin. */
const primeNumbers = () =>
  z.object({
    /** Matches to come that have bookings and no post. */
    unposted: count(),
    /** Drafts of reports that wait to be published. */
    report_drafts: count(),
  });
export type PrimeNumbers = z.infer<ReturnType<typeof primeNumbers>>;

const primeMatch = () =>
  z.extend(matchTitle(), {
    sport: sportSlug,
    started: z.boolean(),
    booking_open: z.boolean(),
    /** Users who booked, and their teams in all. */
    booked_users: count(),
    booked_teams: count(),
    /** Teams of the post; null: none. */
    posted_teams: z.nullable(count()),
  });
export type PrimeDeskMatch = z.infer<ReturnType<typeof primeMatch>>;

/** The first pages of those who run the product. */
export const desk = {
  today: endpoint({
    name: "desk.today",
    method: "GET",
    path: "/api/admin/today",
    summary: "What happened today and what waits for action; each part for those who may act.",
    access: anyOf("admin", "prime_admin"),
    reply: () => ({ admin: z.nullable(adminNumbers()), prime: z.nullable(primeNumbers()) }),
  }),
  primeMatches: endpoint({
    name: "desk.primeMatches",
    method: "GET",
    path: "/api/prime/desk",
    summary: "Bookings and posts of all matches from the last 8 hours to the next 7 days.",
    access: anyOf("prime_admin"),
    reply: () => ({ data: z.array(primeMatch()) }),
  }),
} as const;
