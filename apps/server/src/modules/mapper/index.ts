import type { Handler } from "../../http/handler.ts";
import { createMapping, getMapping, listSourceMatches } from "./handlers/map.ts";
import { playerData, teams } from "./handlers/teams.ts";

export const mapperHandlers: readonly Handler[] = [
  createMapping,
  getMapping,
  listSourceMatches,
  playerData,
  teams,
];
