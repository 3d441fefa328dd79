import { sportSlugs } from "@teamwright/domain/sports";
import * as z from "zod/mini";

/** Ten digits; the specification's rule and message. */
export const phoneNumber = z
  .string({ error: "replies.enterValidPhoneNumber" })
  .check(z.regex(/^[0-9]{10}$/, { error: "replies.enterValidPhoneNumber" }));

/** The minimum length depends on the account and the server's setting, so the server checks it; 128 is the maximum. */
export const password = z
  .string({ error: "replies.passwordLength" })
  .check(z.minLength(1, { error: "replies.passwordLength" }), z.maxLength(128));

/** Ids that the server makes: accounts, promotions, sessions. */
export const id = z.uuid();
/** Ids of matches; a feed may provide them. */
export const matchId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/));
/** The reply of every way to sign in. */
export const signedInAccount = () => z.object({ id, phoneNumber, changedPassword: z.boolean() });
/** Bytes as WebAuthn sends them in JSON; at most so many characters. */
export const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
export const sportSlug = z.enum(sportSlugs);

/** ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** yyyy-mm-dd. The database has no year 0. */
export const calendarDay = () => z.iso.date().check(z.refine((day) => !day.startsWith("0000")));
/** dd-mm-yyyy, a day in Asia/Kolkata. */
export const indianDate = z.string().check(z.regex(/^\d{2}-\d{2}-\d{4}$/));

const reasonError = { error: "replies.invalidReason" };
/** Why posted teams are withdrawn: one line of plain text for those who had them. */
export const withdrawalReason = () =>
  z
    .string(reasonError)
    .check(
      z.trim(),
      z.minLength(3, reasonError),
      z.maxLength(200, reasonError),
      z.regex(/^[^\p{C}\p{Zl}\p{Zp}<>]*$/u, reasonError),
    );

/** Paging of lists by the query: pages start at 0, with 10 entries by default and 100 at most. */
export const paging = () => ({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
});
/** The same in a body. Its values are numbers: to read a nested list as a number costs more than its bytes. */
export const pagingInBody = () => ({
  page: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
  size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
});
export const MAX_VERSION = 2 ** 31 - 1;
/** Of a post or prediction: 1 as posted, and one more with each edit. */
export const versionNumber = () => z.int().check(z.minimum(1), z.maximum(MAX_VERSION));
export const totalPages = z.int().check(z.minimum(0));

/** Teams that one person books or gets, fewest and most. Source: decisions, section 3. */
export const teamCountRange = { min: 3, max: 20 } as const;

type CountProblem = { readonly error: string | ((issue: { readonly input?: unknown }) => string) };

/** The input of such a number: the documents' client may send it as a string. Each part names the message. */
export const teamCount = (problem: CountProblem) =>
  z.pipe(
    z.union(
      [
        z.int(problem).check(z.minimum(teamCountRange.min, problem), z.maximum(teamCountRange.max, problem)),
        z.string(problem).check(z.regex(/^\s*(0?[3-9]|1[0-9]|20)\s*$/, problem)),
      ],
      problem,
    ),
    z.coerce.number(),
  );

/**
 * Payloads in AES-256-GCM: `iv` 12 bytes, `ct` ciphertext with its 16-byte tag, both base64url. In version 2 the JSON is
 * compressed before it is encrypted (DEFLATE without a header).
 */
export const sealedPayload = z.object({
  v: z.literal([1, 2]),
  kid: z.string(),
  iv: z.string(),
  ct: z.string(),
});
export type SealedPayload = z.infer<typeof sealedPayload>;

export const roleNames = ["customer", "superuser", "admin"] as const;
export const role = z.enum(roleNames);
export type AccountRole = z.infer<typeof role>;

/** One term of a plan or prime plan. */
export const planTerm = () =>
  z.object({
    /** Days. */
    duration: z.int(),
    start_date: indianDate,
    end_date: indianDate,
  });
export type PlanTerm = z.infer<ReturnType<typeof planTerm>>;

/** The running term. `days_left` counts today. */
export const currentPlan = () => z.extend(planTerm(), { days_left: z.int().check(z.minimum(0)) });
export type CurrentPlan = z.infer<ReturnType<typeof currentPlan>>;
