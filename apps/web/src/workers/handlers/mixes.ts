import { countMix as countParts, generateAuto, generateMix as mixTeams } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const countMix: Handler<"countMix"> = ({ match, parts }) => countParts(match, parts);

export const generateMix: Handler<"generateMix"> = ({ match, parts, whole, teams, seed }, onProgress) =>
  mixTeams(match, parts, { teams, seed, onProgress, ...(whole === undefined ? {} : { whole }) });

export const auto: Handler<"auto"> = ({ seed, ...input }) => generateAuto(input, seed);
