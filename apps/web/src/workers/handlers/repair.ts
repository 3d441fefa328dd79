import { repairTeams } from "@teamwright/engine";
import type { Handler } from "./handlers.ts";

export const repairSet: Handler<"repair"> = ({ match, strategy, teams, out, seed }, onProgress) =>
  repairTeams(match, strategy, teams, { out, seed, onProgress });
