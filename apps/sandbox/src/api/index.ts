import { createLink } from "./links.ts";
import { listMatches, listPlayers } from "./matches.ts";
import type { OperationRoute } from "./operation.ts";
import { createSession, readSession, requestCode, revokeSession } from "./sessions.ts";
import { addTeam, editTeam, listTeams } from "./teams.ts";

/** The operations of the protocol, one line per operation. */
export const operationRoutes: readonly OperationRoute[] = [
  requestCode,
  createSession,
  readSession,
  revokeSession,
  listMatches,
  listPlayers,
  listTeams,
  addTeam,
  editTeam,
  createLink,
];
