import type { MatchDetail, Strategy } from "@teamwright/domain";
import { boundsOf } from "@teamwright/engine/bounds";
import type { Bound, BoundDescription, LooserStep } from "@teamwright/engine/bounds";
import { boundText } from "@teamwright/text/strategy-bounds";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { boundWordsOf } from "./bound-words.ts";
import { playersAt, sideCounts, squadOf } from "./pool.ts";

/** The description of one bound, with the screen that changes it. */
export interface Sentence {
  /** The bound's key, unique within one strategy. */
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  readonly route: string;
  /** The strategy without this bound; null where nothing can be dropped (the pool itself). */
  readonly without: Strategy | null;
  /** The bound's next looser steps. */
  readonly looser: readonly LooserStep[];
}

const POOL = "pool";

/** The screen that changes a bound. */
function routeOf({ rule }: BoundDescription, match: MatchDetail): string {
  switch (rule) {
    case "pool":
    case "rules-setting":
      return pathTo("match", { id: match.id });
    case "fixed":
    case "groups":
      return pathTo("fixed");
    case "captains":
    case "captain_distribution":
      return pathTo("captain");
    case "vice-captains":
    case "vice_captain_distribution":
      return pathTo("viceCaptain");
    case "partitions":
    case "partition_distribution":
      return pathTo("partition");
    case "percentage":
      return pathTo("selection");
    case "credits":
    case "side-credits":
    case "group-credits":
      return pathTo("credit");
    case "combinations":
      return pathTo("combination");
    case "role-frequency":
      return pathTo("roleFrequency");
    case "percentage-frequency":
      return pathTo("percentageFrequency");
    default:
      return pathTo("advanced");
  }
}

/** The pool is listed even when it contains every player. Who has left the squad is not counted, as in the bar. */
function poolSentence(strategy: Strategy, match: MatchDetail): Sentence {
  const pool = playersAt(squadOf(match), strategy.players);
  const [left, right] = sideCounts(pool);
  return {
    key: POOL,
    text: t("strategy-bounds.pool", { n: pool.length }),
    detail: t("strategy-bounds.pool.sides", {
      left,
      leftName: match.left_team_name,
      right,
      rightName: match.right_team_name,
    }),
    route: pathTo("match", { id: match.id }),
    without: null,
    looser: [],
  };
}

/** The product's own selection is the default, so it is not a bound set by the user. */
const isSet = ({ description }: Bound): boolean => !("mode" in description && description.mode === 0);

/** The strategy as a list of sentences, in the order of the screens. */
export function describeStrategy(strategy: Strategy, match: MatchDetail): readonly Sentence[] {
  const words = boundWordsOf(match);
  const engineMatch = { sport: match.sport_index, players: squadOf(match) };
  const bounds = boundsOf(engineMatch, strategy).filter(
    (bound) => bound.description.rule !== POOL && isSet(bound),
  );
  return [
    poolSentence(strategy, match),
    ...bounds.map((bound): Sentence => {
      const { text, detail } = boundText(words, bound.description);
      return {
        key: bound.description.key,
        text,
        detail,
        route: routeOf(bound.description, match),
        without: bound.drop(strategy),
        looser: bound.looser,
      };
    }),
  ];
}
