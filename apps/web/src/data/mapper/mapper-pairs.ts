import * as z from "zod/mini";
import { readLocal, writeLocal } from "../records/local-keys.ts";

/** A player whom a person paired. Source of the first names: document 001, section 3, "Mapping". */
const pairSchema = z.object({
  tgMatchId: z.string(),
  fantasyAppMatchId: z.string(),
  /** Our player. */
  playerName: z.string(),
  playerIndex: z.int(),
  fantasyApp: z.string(),
  /** The app's player; null: the app does not have our player. */
  fantasyPlayerId: z.nullable(z.string()),
});
export type StoredPair = z.infer<typeof pairSchema>;

/** Enough for the last dozens of matches. */
const MAX_PAIRS = 1000;

const readPairs = (): readonly StoredPair[] => {
  const stored = z.array(pairSchema).safeParse(readLocal("mapper_pairs"));
  return stored.success ? stored.data : [];
};

type Where = Pick<StoredPair, "tgMatchId" | "fantasyApp" | "fantasyAppMatchId">;

const isAt =
  ({ tgMatchId, fantasyApp, fantasyAppMatchId }: Where) =>
  (pair: StoredPair): boolean =>
    pair.tgMatchId === tgMatchId &&
    pair.fantasyApp === fantasyApp &&
    pair.fantasyAppMatchId === fantasyAppMatchId;

/** What a person paired for a match on this device, by our player_index. */
export const storedPairs = (where: Where): ReadonlyMap<number, string | null> =>
  new Map(
    readPairs()
      .filter(isAt(where))
      .map(({ playerIndex, fantasyPlayerId }) => [playerIndex, fantasyPlayerId]),
  );

/** Keeps the choice for a player; a reload in the middle of a mapping loses nothing. */
export function keepPair(pair: StoredPair): void {
  const others = readPairs().filter((one) => !(isAt(pair)(one) && one.playerIndex === pair.playerIndex));
  writeLocal("mapper_pairs", [...others, pair].slice(-MAX_PAIRS));
}
