import type { Strategy } from "@teamwright/domain";
import type { SentenceLine } from "#blocks/strategy-bar/sentence-line.ts";
import type { ConflictText } from "#blocks/strategy-bar/ways-out.tsx";
import { describeStrategy } from "#data/strategy/sentences.ts";
import { t } from "#i18n/translate.ts";
import { cricket, playersOf } from "./match.ts";

const strategy: Strategy = {
  sport: 0,
  players: playersOf(cricket).map((player) => player.player_index),
  fixed: [3],
  captains: [3, 14, 5],
  partitions: [
    [6, 5],
    [5, 6],
  ],
  credits: [96, 100],
};

/** Not counted yet, no effect, and more teams. */
const gains = [undefined, 0, 18_204, 1_204_877];

/** A strategy as lines with their actions; the third is part of a conflict. */
export const sentenceLines = (): readonly SentenceLine[] =>
  describeStrategy(strategy, cricket).map((sentence, index) => ({
    ...sentence,
    droppedStrategy: sentence.without,
    gain: sentence.without === null ? null : gains[index % gains.length],
    looser: null,
    inConflict: index === 2,
  }));

/** Two bounds that leave no team, and the changes that help. */
export function sampleConflict(): ConflictText {
  const [, one = "", other = ""] = sentenceLines().map(({ text }) => text);
  const way = (bound: string, teams: number) => ({
    text: t("strategy-bounds.change.drop", { bound }),
    strategy,
    teams,
  });
  return {
    text: t("strategy-bounds.conflict.several", { bounds: t("strategy-bounds.or", { one, other }) }),
    ways: [way(one, 1204), way(other, 2_108_206)],
  };
}
