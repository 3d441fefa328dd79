import type { Power } from "@teamwright/contract";
import { eq, sql } from "drizzle-orm";
import { hashToken, newToken } from "../crypto/tokens.ts";
import { accounts, sessions } from "../db/schema/index.ts";
import type { Account } from "../records/account.repository.ts";
import { SESSION_LIFE, startSession } from "../records/session.repository.ts";
import { makeAccount } from "./accounts.ts";
import type { AccountWish } from "./accounts.ts";
import type { TestApp } from "./test-app.ts";
import type { Visitor } from "./visitor.ts";

interface Kind {
  readonly wish: AccountWish;
  /** What the specification grants this kind, written down here by hand. */
  readonly powers: readonly Power[];
  readonly session?: "none" | "blocked" | "expired";
}

/** Everybody who may turn up at an endpoint. */
export const actorKinds = {
  nobody: { wish: {}, powers: [], session: "none" },
  "customer without plan": { wish: {}, powers: [] },
  customer: { wish: { plan: 30 }, powers: ["plan"] },
  superuser: { wish: { role: "superuser" }, powers: ["superuser", "plan"] },
  admin: { wish: { role: "admin" }, powers: ["admin", "plan"] },
  "prime admin": { wish: { primeAdmin: true }, powers: ["prime_admin", "plan"] },
  "group owner": { wish: { groupAdmin: true }, powers: ["group_admin"] },
  expert: { wish: { expert: true }, powers: ["expert", "plan"] },
  "blocked account": { wish: { role: "admin", blocked: true }, powers: [], session: "blocked" },
  "expired session": { wish: { role: "admin" }, powers: [], session: "expired" },
} as const satisfies Record<string, Kind>;
export type ActorName = keyof typeof actorKinds;

export interface Actor extends Visitor {
  readonly account: Account;
}

/** A fresh account of the kind with a session of its own, made in the database without hashing anything. */
export async function makeActor(server: TestApp, name: ActorName): Promise<Actor> {
  const kind: Kind = actorKinds[name];
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
