import type { Handler } from "#http/handler.ts";
import { sendCode, unlink, verifyCode, verifySession } from "./handlers/link.ts";
import { addMapping, listMatches, listPlayers } from "./handlers/map-match.ts";
import { addTeam, createLink, editTeam, listTeams } from "./handlers/teams.ts";

export const fantasyAppHandlers: readonly Handler[] = [
  sendCode,
  verifyCode,
  verifySession,
  unlink,
  listTeams,
  addTeam,
  editTeam,
  createLink,
  listMatches,
  listPlayers,
  addMapping,
];
