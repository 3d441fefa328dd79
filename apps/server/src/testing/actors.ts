import type { Access, Power } from "@teamwright/contract";
import { eq, sql } from "drizzle-orm";
import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Account } from "#modules/accounts/account.repository.ts";
import { accounts } from "#tables/accounts.ts";
import { sessions } from "#modules/auth/schema.ts";
import { SESSION_LIFE, startSession } from "#modules/auth/session.repository.ts";
import { makeAccount } from "./accounts.ts";
import type { AccountWish } from "./accounts.ts";
import type { TestApp } from "./test-app.ts";
import type { Visitor } from "./visitor.ts";

interface ActorKind {
  readonly wish: AccountWish;
  /** The rights of this kind by the specification, written by hand. */
  readonly powers: readonly Power[];
  readonly session?: "none" | "blocked" | "expired";
}

/** Every kind of caller. */
export const actorKinds = {
  nobody: { wish: {}, powers: [], session: "none" },
  "customer without plan": { wish: {}, powers: [] },
  customer: { wish: { plan: 30 }, powers: ["plan"] },
  superuser: { wish: { role: "superuser" }, powers: ["superuser", "plan"] },
  admin: { wish: { role: "admin" }, powers: ["admin", "plan"] },
  "prime admin": { wish: { primeAdmin: true }, powers: ["prime_admin", "plan"] },
  "group owner": { wish: { groupAdmin: true }, powers: ["group_admin"] },
  expert: { wish: { expert: true }, powers: ["expert", "plan"] },
  "prime user": { wish: { primeUser: true, primePlan: 30 }, powers: ["prime_user", "prime_plan"] },
  "prime user without plan": { wish: { primeUser: true }, powers: ["prime_user"] },
  "booking opener": { wish: { openBooking: true }, powers: ["open_booking"] },
  "blocked account": { wish: { role: "admin", blocked: true }, powers: [], session: "blocked" },
  "expired session": { wish: { role: "admin" }, powers: [], session: "expired" },
} as const satisfies Record<string, ActorKind>;
export type ActorName = keyof typeof actorKinds;

/** Whom tests take for a call, the first who has a power that it asks for. */
const callers = [
  "admin",
  "superuser",
  "prime admin",
  "group owner",
  "prime user",
  "booking opener",
  "expert",
] as const satisfies readonly ActorName[];

/** Every kind that `callerOf` names. */
export const callerNames: readonly ActorName[] = callers;

/** A caller whom the powers of the access rule let in; whose records a call may touch is checked after them. */
export function callerOf({ powers }: Access): ActorName {
  const allowedCaller = callers.find((name) =>
    (actorKinds[name].powers as readonly Power[]).some((power) => powers.includes(power)),
  );
  return allowedCaller ?? "admin";
}

export interface Actor extends Visitor {
  readonly account: Account;
}

/** A new account of the kind with its own session, created in the database without hashing. */
export async function makeActor(server: TestApp, name: ActorName): Promise<Actor> {
  const kind: ActorKind = actorKinds[name];
  const { db } = server.deps.database;
  const account = await makeAccount(server, kind.wish);
  const visitor = server.visitor();
  if (kind.session !== "none") {
    const token = newToken();
    const life = SESSION_LIFE.customer;
    await startSession(db, {
      tokenHash: hashToken(token),
      accountId: account.id,
      deviceId: null,
      userAgent: "",
      life,
    });
    visitor.cookies.set("session", token);
  }
  if (kind.session === "expired")
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.accountId, account.id));
  if (kind.session === "blocked")
    await db.update(accounts).set({ blocked: true }).where(eq(accounts.id, account.id));
  return { ...visitor, account };
}
