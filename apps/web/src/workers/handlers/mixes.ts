import { countMix as countParts, generateAuto, generateMix as mixTeams } from "@teamwright/engine";
import type {
  AutoGeneration,
  EngineMatch,
  MixCount,
  MixGeneration,
  MixPart,
  PresetInput,
  Refusal,
  SetBounds,
} from "@teamwright/engine";
import type { Outcome } from "@teamwright/domain";
import type { OnProgress } from "./handler.ts";

interface Mix {
  readonly match: EngineMatch;
  readonly parts: readonly MixPart[];
}

interface MixInput extends Mix {
  /** Exposures and difference over all teams; the bounds of a part hold over its own teams. */
  readonly whole?: SetBounds;
  readonly teams: number;
  readonly seed: number;
}

/** How many teams the strategies of a mix allow, each by itself and together. */
export const countMix = ({ match, parts }: Mix): Outcome<MixCount, Refusal> => countParts(match, parts);

/** Teams of several strategies in proportion to their weights; one that runs out leaves its share to the others. */
export const generateMix = (
  { match, parts, whole, teams, seed }: MixInput,
  onProgress: OnProgress,
): Outcome<MixGeneration, Refusal> =>
  mixTeams(match, parts, { teams, seed, onProgress, ...(whole === undefined ? {} : { whole }) });

/** The three leagues' teams one after the other, with continuous numbers, and the result of each league. */
export const auto = ({
  seed,
  ...input
}: PresetInput & { readonly seed: number }): Outcome<AutoGeneration, Refusal> => generateAuto(input, seed);
