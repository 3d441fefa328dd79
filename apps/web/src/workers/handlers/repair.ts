import { repairTeams } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const repairSet: Handler<"repair"> = ({ match, strategy, teams, out, into, seed }, onProgress) =>
  repairTeams(match, strategy, teams, { out, ...(into === undefined ? {} : { in: into }), seed, onProgress });
