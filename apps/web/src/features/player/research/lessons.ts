import type { Study } from "./study.ts";

/** How often a kind of choice contained the dream team's value. */
export interface Rate {
  readonly choice: "fixed" | "captains" | "viceCaptains" | "partitions" | "combinations" | "credits";
  readonly hits: number;
  readonly of: number;
}

export interface SplitCount {
  readonly split: string;
  /** Matches whose dream team had it. */
  readonly matches: number;
  /** Attempts that allowed it; one without a bound on sides allows all. */
  readonly allowedIn: number;
}

export interface Lessons {
  readonly matches: number;
  readonly attempts: number;
  readonly rates: readonly Rate[];
  readonly splits: readonly SplitCount[];
  readonly credits: {
    readonly dreams: readonly number[];
    readonly ranges: readonly (readonly [number, number])[];
  };
}

/** One answer per attempt with the choice: how many of how many were right. */
type Held = (study: Study) => readonly [hits: number, of: number] | null;

const yesOrNo = (held: boolean): readonly [number, number] => [held ? 1 : 0, 1];

const choices: Readonly<Record<Rate["choice"], Held>> = {
  fixed: ({ strategy, dream }) =>
    strategy?.fixed && dream
      ? [strategy.fixed.filter((player) => dream.players.has(player)).length, strategy.fixed.length]
      : null,
  captains: ({ strategy, dream }) =>
    strategy?.captains && dream ? yesOrNo(strategy.captains.includes(dream.captain)) : null,
  viceCaptains: ({ strategy, dream }) =>
    strategy?.vice_captains && dream ? yesOrNo(strategy.vice_captains.includes(dream.viceCaptain)) : null,
  partitions: ({ strategy, dream }) =>
    strategy?.partitions && dream
      ? yesOrNo(strategy.partitions.some((split) => split.join("-") === dream.split.join("-")))
      : null,
  combinations: ({ strategy, dream }) =>
    strategy?.combinations && dream
      ? yesOrNo(strategy.combinations.some((counts) => counts.join("-") === dream.combination))
      : null,
  credits: ({ strategy, dream }) =>
    strategy?.credits && dream
      ? yesOrNo(strategy.credits[0] <= dream.credits && dream.credits <= strategy.credits[1])
      : null,
};

function rateOf(choice: Rate["choice"], studies: readonly Study[]): Rate {
  const answers = studies.flatMap((study) => {
    const held = choices[choice](study);
    return held === null ? [] : [held];
  });
  const sum = (index: 0 | 1) => answers.reduce((total, answer) => total + answer[index], 0);
  return { choice, hits: sum(0), of: sum(1) };
}

/** The dream team of each match once, whatever the number of attempts. */
const dreamsOf = (studies: readonly Study[]) => {
  const byMatch = new Map(studies.map((study) => [study.match.id, study.dream]));
  return [...byMatch.values()].filter((dream) => dream !== null);
};

/** The results of all studies together. They make no statement about future matches. */
export function lessonsOf(studies: readonly Study[]): Lessons {
  const dreams = dreamsOf(studies);
  const counts = new Map<string, number>();
  for (const { split } of dreams) counts.set(split.join("-"), (counts.get(split.join("-")) ?? 0) + 1);
  const allows = (split: string) =>
    studies.filter(
      ({ strategy }) =>
        strategy !== null &&
        (strategy.partitions === undefined || strategy.partitions.some((each) => each.join("-") === split)),
    ).length;
  const ranges = new Map(
    studies.flatMap(({ strategy }) =>
      strategy?.credits ? [[strategy.credits.join("-"), strategy.credits] as const] : [],
    ),
  );
  return {
    matches: new Set(studies.map(({ match }) => match.id)).size,
    attempts: studies.length,
    rates: (Object.keys(choices) as Rate["choice"][])
      .map((choice) => rateOf(choice, studies))
      .filter((rate) => rate.of > 0),
    splits: [...counts]
      .map(([split, matches]) => ({ split, matches, allowedIn: allows(split) }))
      .toSorted((a, b) => b.matches - a.matches),
    credits: { dreams: dreams.map(({ credits }) => credits), ranges: [...ranges.values()] },
  };
}
