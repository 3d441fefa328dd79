import { combinationsUnder, sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Strategy } from "@teamwright/domain";
import type { Text } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { playersAt, sideCounts, squadOf } from "./pool.ts";

type Words = Text["strategy"];

/** One bound of a strategy in the user's words, with the screen that changes it. */
export interface Sentence {
  /** Stable within one strategy: the document's key, numbered for groups. */
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  readonly route: string;
  /** The strategy without this bound; null where there is nothing to drop (the pool itself). */
  readonly without: Strategy | null;
}

const NAMES_SHOWN = 3;
const LISTED = 6;

function nameList(match: MatchDetail, indexes: readonly number[], words: Words): string {
  const names = playersAt(squadOf(match), indexes).map((player) => player.name);
  const shown = names.slice(0, NAMES_SHOWN).join(", ");
  return names.length > NAMES_SHOWN ? words.andMore(shown, names.length - NAMES_SHOWN) : shown;
}

const joined = (counts: readonly (readonly number[])[], words: Words): string =>
  counts.length > LISTED
    ? words.andMore(
        counts
          .slice(0, LISTED)
          .map((each) => each.join("-"))
          .join(", "),
        counts.length - LISTED,
      )
    : counts.map((each) => each.join("-")).join(words.or);

/** A long list, broken between its entries only. */
const listed = (counts: readonly (readonly number[])[], words: Words): string => {
  const shown = counts.slice(0, NAMES_SHOWN + 1).map((each) => each.join("-"));
  const more = counts.length - shown.length;
  return more > 0 ? words.andMore(shown.join(", "), more) : shown.join(", ");
};

/** The strategy without one of its keys. */
function drop(strategy: Strategy, key: keyof Strategy): Strategy {
  const { [key]: _dropped, ...rest } = strategy;
  return rest as Strategy;
}

interface Context {
  readonly strategy: Strategy;
  readonly match: MatchDetail;
  readonly words: Words;
}

const sentence = (
  { strategy }: Context,
  key: keyof Strategy,
  text: string,
  detail: string | null,
  route: string,
): Sentence => ({ key, text, detail, route, without: drop(strategy, key) });

function poolSentence({ strategy, match, words }: Context): Sentence {
  const [left, right] = sideCounts(playersAt(squadOf(match), strategy.players));
  const sides = words.poolSides(`${left} ${match.left_team_name}`, `${right} ${match.right_team_name}`);
  const route = pathTo("match", { id: match.id });
  return { key: "players", text: words.pool(strategy.players.length), detail: sides, route, without: null };
}

function playerSentences(context: Context): readonly Sentence[] {
  const { strategy, match, words } = context;
  const found: Sentence[] = [];
  const { fixed, captains, vice_captains: viceCaptains, groups } = strategy;
  if (fixed !== undefined)
    found.push(
      sentence(context, "fixed", words.fixed(fixed.length), nameList(match, fixed, words), pathTo("fixed")),
    );
  for (const [index, group] of (groups ?? []).entries())
    found.push({
      key: `groups.${index}`,
      text: words.group(group.min, group.max),
      detail: nameList(match, group.players, words),
      route: pathTo("fixed"),
      without: { ...strategy, groups: (groups ?? []).filter((_, at) => at !== index) },
    });
  if (captains !== undefined)
    found.push(
      sentence(
        context,
        "captains",
        words.captains(captains.length),
        nameList(match, captains, words),
        pathTo("captain"),
      ),
    );
  if (viceCaptains !== undefined)
    found.push(
      sentence(
        context,
        "vice_captains",
        words.viceCaptains(viceCaptains.length),
        nameList(match, viceCaptains, words),
        pathTo("viceCaptain"),
      ),
    );
  return found;
}

function tableSentences(context: Context): readonly Sentence[] {
  const { strategy, words } = context;
  const found: Sentence[] = [];
  const { partitions, percentage, combinations } = strategy;
  if (partitions !== undefined)
    found.push(
      sentence(context, "partitions", words.sides(joined(partitions, words)), null, pathTo("partition")),
    );
  if (percentage !== undefined) {
    const groups = percentage.pattern === 1 ? words.splitsTwoGroups : words.splitsThreeGroups;
    const text = words.splits(percentage.pattern, joined(percentage.splits, words));
    found.push(sentence(context, "percentage", text, groups, pathTo("selection")));
  }
  if (combinations !== undefined) {
    const all = combinationsUnder(sportByIndex(strategy.sport), strategy.rules ?? 0).length;
    const text = words.combinations(combinations.length, all);
    found.push(sentence(context, "combinations", text, listed(combinations, words), pathTo("combination")));
  }
  return found;
}

function creditSentences(context: Context): readonly Sentence[] {
  const { strategy, match, words } = context;
  const route = pathTo("credit");
  const found: Sentence[] = [];
  const { credits, side_credits: sides, group_credits: groups } = strategy;
  const named = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(words.and);
  if (sides !== undefined) {
    const left = sides.left && words.sideCredits(match.left_team_name, ...sides.left);
    const right = sides.right && words.sideCredits(match.right_team_name, ...sides.right);
    found.push(sentence(context, "side_credits", named([left ?? null, right ?? null]), null, route));
  }
  if (groups !== undefined) {
    const low = groups.low && words.lowCredits(...groups.low);
    const high = groups.high && words.highCredits(...groups.high);
    found.push(sentence(context, "group_credits", named([low ?? null, high ?? null]), null, route));
  }
  if (credits !== undefined) found.push(sentence(context, "credits", words.credits(...credits), null, route));
  return found;
}

const otherExposures = [
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
] as const;

function extraSentences(context: Context): readonly Sentence[] {
  const { strategy, match, words } = context;
  const found: Sentence[] = [];
  const difference = strategy.min_difference ?? 0;
  const exposed = Object.keys({ ...strategy.exposure });
  const others = otherExposures.reduce((sum, key) => sum + Object.keys(strategy[key] ?? {}).length, 0);
  if (strategy.role_frequency !== undefined)
    found.push(sentence(context, "role_frequency", words.roleFrequency, null, pathTo("roleFrequency")));
  if (strategy.percentage_frequency !== undefined)
    found.push(
      sentence(
        context,
        "percentage_frequency",
        words.percentageFrequency,
        null,
        pathTo("percentageFrequency"),
      ),
    );
  if (exposed.length > 0) {
    const names = nameList(match, exposed.map(Number), words);
    found.push(sentence(context, "exposure", words.exposure(exposed.length), names, pathTo("advanced")));
  }
  if (others > 0) {
    const without = Object.fromEntries(
      Object.entries(strategy).filter(([key]) => !otherExposures.some((each) => each === key)),
    ) as Strategy;
    const text = words.otherExposures(others);
    found.push({ key: "other_exposures", text, detail: null, route: pathTo("advanced"), without });
  }
  if (difference > 0)
    found.push(
      sentence(context, "min_difference", words.minDifference(difference), null, pathTo("advanced")),
    );
  if (strategy.rules === 1)
    found.push(sentence(context, "rules", words.oldRules, null, pathTo("match", { id: match.id })));
  return found;
}

/** The strategy as a list of sentences, in the order of the steps that set them. */
export function describeStrategy(strategy: Strategy, match: MatchDetail, words: Words): readonly Sentence[] {
  const context = { strategy, match, words };
  return [
    poolSentence(context),
    ...playerSentences(context),
    ...tableSentences(context),
    ...creditSentences(context),
    ...extraSentences(context),
  ];
}
