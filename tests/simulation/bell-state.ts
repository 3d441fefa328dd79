import { hashToken } from "../../apps/server/src/crypto/tokens.ts";
import type { Db } from "../../apps/server/src/db/database.ts";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { ToldEvent } from "./told-match.ts";

/** What a device reported of the match. */
export interface Watch {
  readonly stored: boolean;
  readonly untransferred: boolean;
  /** Hashes. */
  readonly players: readonly string[];
}

interface SessionState {
  readonly account: string;
  readonly watch: Watch | null;
  /** Of the browser that is subscribed. */
  readonly endpoint: string | null;
}

interface Wishes {
  readonly off: readonly ToldEvent["kind"][];
  readonly quiet: boolean;
}

/** What people told the server: by the token of a session, and by account. */
export interface BellState {
  readonly sessions: Readonly<Record<string, SessionState>>;
  readonly wishes: Readonly<Record<string, Wishes>>;
}

export type BellCall =
  | { readonly what: "watch"; readonly watch: Watch }
  | { readonly what: "settings"; readonly wishes: Wishes }
  | { readonly what: "subscribe"; readonly endpoint: string }
  | { readonly what: "unsubscribe" | "sign out" | "sign in" };

/** The state after a call that the server made. */
export function afterBellCall(
  state: BellState,
  { token, account }: { readonly token: string; readonly account: string },
  call: BellCall,
): BellState {
  const session = state.sessions[token];
  if (call.what === "sign in")
    return { ...state, sessions: { ...state.sessions, [token]: { account, watch: null, endpoint: null } } };
  if (session === undefined) return state;
  const withSession = (change: Partial<SessionState>): BellState => ({
    ...state,
    sessions: { ...state.sessions, [token]: { ...session, ...change } },
  });
  switch (call.what) {
    case "watch":
      return withSession({ watch: call.watch });
    case "settings":
      return { ...state, wishes: { ...state.wishes, [account]: call.wishes } };
    case "subscribe": {
      // One browser has one address, which moves to the session that named it last.
      const { sessions } = withoutEndpoints(state, [call.endpoint]);
      return { ...state, sessions: { ...sessions, [token]: { ...session, endpoint: call.endpoint } } };
    }
    case "unsubscribe":
      return withSession({ endpoint: null });
    case "sign out": {
      const { [token]: _ended, ...sessions } = state.sessions;
      return { ...state, sessions };
    }
  }
}

/** The state once the server knows that these addresses exist no more. */
export const withoutEndpoints = (state: BellState, endpoints: readonly string[]): BellState => ({
  ...state,
  sessions: Object.fromEntries(
    Object.entries(state.sessions).map(([token, session]) => [
      token,
      endpoints.includes(session.endpoint ?? "") ? { ...session, endpoint: null } : session,
    ]),
  ),
});

/** The account to which each subscribed browser belongs. */
export const accountsOfBrowsers = ({ sessions }: BellState): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sessions).flatMap(({ endpoint, account }) =>
      endpoint === null ? [] : [[endpoint, account]],
    ),
  );

/** The accounts that an event concerns by what their devices reported, with the players of theirs whom it names. */
export function audienceOf(
  { sessions, wishes }: BellState,
  kind: ToldEvent["kind"],
  out: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const all = Object.values(sessions).flatMap(({ account, watch }) =>
    watch === null ? [] : [{ account, watch }],
  );
  for (const { account, watch } of all) {
    const isSent = all.some(
      (other) => other.account === account && other.watch.stored && !other.watch.untransferred,
    );
    const names = watch.players.flatMap((hash) => out.get(hash) ?? []);
    const isConcerned =
      kind === "lineups" ||
      (kind === "results" && watch.stored) ||
      (kind === "deadline" && watch.untransferred && !isSent) ||
      (kind === "playersOut" && names.length > 0);
    if (!isConcerned || wishes[account]?.off.includes(kind) === true) continue;
    found.set(account, new Set([...(found.get(account) ?? []), ...names]));
  }
  return found;
}

const sessionRow = z.object({
  token_hash: z.string(),
  account_id: z.string(),
  stored: z.boolean().nullable(),
  untransferred: z.boolean().nullable(),
  players: z.array(z.string()).nullable(),
  endpoint: z.string().nullable(),
});
const wishRow = z.object({
  account_id: z.string(),
  kinds: z.record(z.string(), z.boolean()),
  quiet_from: z.number().nullable(),
});
const KINDS = ["lineups", "playersOut", "deadline", "results"] as const;

/** The same as the server holds it, of these sessions and accounts. */
export async function storedBellState(
  db: Db,
  tokens: readonly string[],
  accounts: readonly string[],
): Promise<BellState> {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]));
  const rows = await rowsOf(
    db,
    sql`select s.token_hash, s.account_id, w.stored, w.untransferred, w.players, p.endpoint from sessions s
      left join watched_matches w on w.session_id = s.id left join push_subscriptions p on p.session_id = s.id`,
    sessionRow,
  );
  const wishes = await rowsOf(db, sql`select account_id, kinds, quiet_from from notice_settings`, wishRow);
  return {
    sessions: Object.fromEntries(
      rows.flatMap(({ token_hash: hash, account_id: account, stored, untransferred, players, endpoint }) => {
        const token = tokenOf.get(hash);
        if (token === undefined) return [];
        const watch = stored === null ? null : { stored, untransferred: untransferred!, players: players! };
        return [[token, { account, watch, endpoint }]];
      }),
    ),
    wishes: Object.fromEntries(
      wishes
        .filter(({ account_id: id }) => accounts.includes(id))
        .map(({ account_id: id, kinds, quiet_from: from }) => [
          id,
          { off: KINDS.filter((kind) => kinds[kind] !== true), quiet: from !== null },
        ]),
    ),
  };
}

/** Equal for equal states. */
export const bellText = ({ sessions, wishes }: BellState): string =>
  JSON.stringify(
    [sessions, wishes].map((part) => Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b))),
  );
