import type { Handler } from "#http/handler.ts";
import { createMapping, getMapping, listSourceMatches, removeMapping } from "./handlers/map.ts";
import { playerData, teams } from "./handlers/teams.ts";

export const mapperHandlers: readonly Handler[] = [
  createMapping,
  removeMapping,
  getMapping,
  listSourceMatches,
  playerData,
  teams,
];
