import type { After } from "./possible-states.ts";

/** A range of team positions of one person, by phone number. */
export type Share = readonly [phone: string, left: number, right: number];

/** Every post has so many teams; those beyond the shares are for users who book later. */
export const PRIME_TEAMS = 14;

export interface PrimeState {
  readonly open: boolean;
  readonly bookings: readonly (readonly [phone: string, teams: number])[];
  readonly post: { readonly content: number; readonly shares: readonly Share[] } | null;
  /** The calls with a key that were done. */
  readonly done: readonly string[];
}

export type PrimeCall =
  | { readonly kind: "open" | "close" | "withdraw" }
  | { readonly kind: "book"; readonly key: string; readonly phone: string; readonly teams: number }
  | {
      readonly kind: "post";
      readonly key: string;
      readonly content: number;
      readonly shares: readonly Share[];
    }
  | { readonly kind: "extend"; readonly key: string; readonly phone: string };

/** Refusals that tell something of the bookings, the post or the match. */
export const primeRefusals: ReadonlySet<string> = new Set([
  "already_booked",
  "booking_after_start",
  "booking_not_open",
  "bookings_changed",
  "match_started",
  "no_prime_teams",
  "prime_teams_posted",
  "too_few_spare_teams",
]);

export const lastOf = (shares: readonly Share[]): number =>
  Math.max(0, ...shares.map(([, , right]) => right));

const bookedBy = ({ bookings }: PrimeState, phone: string): number | null =>
  bookings.find(([booker]) => booker === phone)?.[1] ?? null;

/** The shares with those of one more person behind them; null when that person may have none. */
function extended(state: PrimeState, phone: string): readonly Share[] | null {
  const teams = bookedBy(state, phone);
  const shares = state.post?.shares ?? [];
  if (teams === null || shares.some(([holder]) => holder === phone)) return null;
  const last = lastOf(shares);
  return last + teams > PRIME_TEAMS ? null : [...shares, [phone, last + 1, last + teams]];
}

type StartedCall<Call> = Call & { readonly started: boolean };

/** Null: the call is refused. */
function done(state: PrimeState, call: StartedCall<PrimeCall>): PrimeState | null {
  const { post } = state;
  // A booking may be closed at any time.
  if (call.kind === "close") return { ...state, open: false };
  if (call.started) return null;
  switch (call.kind) {
    case "open":
      return post !== null && lastOf(post.shares) === PRIME_TEAMS ? null : { ...state, open: true };
    case "withdraw":
      return post && { ...state, post: null };
    case "book":
      if (!state.open || bookedBy(state, call.phone) !== null) return null;
      return { ...state, bookings: [...state.bookings, [call.phone, call.teams]] };
    case "post": {
      const fits = call.shares.every(([phone, left, right]) => bookedBy(state, phone) === right - left + 1);
      if (post !== null || !fits) return null;
      return { ...state, open: false, post: { content: call.content, shares: call.shares } };
    }
    case "extend": {
      const shares = post && extended(state, call.phone);
      return post && shares && { ...state, open: false, post: { ...post, shares } };
    }
  }
}

export const afterPrimeCall: After<PrimeState, StartedCall<PrimeCall>> = (state, call) => {
  const key = "key" in call ? call.key : null;
  // The key is known: the answer is repeated, and nothing changes.
  if (key !== null && state.done.includes(key)) return [state, "ok"];
  const next = done(state, call);
  if (next === null) return [state, "refused"];
  return [key === null ? next : { ...next, done: [...next.done, key].toSorted() }, "ok"];
};
