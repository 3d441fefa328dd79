import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { endSession, listSessions } from "../session.repository.ts";

export const listOwnSessions = handle(contract.auth.listSessions, async ({ session, db }) => {
  const rows = await listSessions(db, session.accountId);
  return done("", {
    data: rows.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      device: row.userAgent,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  });
});

export const endOwnSession = handle(
  contract.auth.endSession,
  async ({ params, session, caller, db, deps, afterCommit }) => {
    if (!(await endSession(db, session.accountId, params.id))) return refused("not_found");
    afterCommit(() => {
      if (params.id === session.id) caller.cookies.clear("session");
      deps.bus.tell({ kind: "account", accountId: session.accountId });
    });
    return done("replies.sessionEnded", {});
  },
);
