import type { MatchOptions } from "#data/api/match-options.ts";
import type { TextKey } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { BoltIcon, BookIcon, BulbIcon, PlayIcon, ShieldIcon, TrophyIcon, UserIcon } from "#ui/icon.tsx";
import type { Icon } from "#ui/icon.tsx";

export interface HubOption {
  readonly key: string;
  readonly to: string;
  readonly title: TextKey;
  readonly hint: TextKey;
  readonly icon: Icon;
}

interface OptionOfList extends Omit<HubOption, "to" | "key"> {
  readonly list: Exclude<keyof MatchOptions, "allLines" | "settled">;
  /** The route's pattern, by which its screen is known. */
  readonly path: string;
  readonly to: (id: string) => string;
}

const options: readonly OptionOfList[] = [
  {
    list: "expertTeams",
    path: paths.expertPanel,
    to: (match) => pathTo("expertPanel", { match }),
    title: "experts.hub.expertTeams",
    hint: "experts.hub.expertTeamsHint",
    icon: TrophyIcon,
  },
  {
    list: "predictions",
    path: paths.expertPrediction,
    to: (match) => pathTo("expertPrediction", { match }),
    title: "experts.hub.prediction",
    hint: "experts.hub.predictionHint",
    icon: BulbIcon,
  },
  {
    list: "videos",
    path: paths.expertVideo,
    to: (match) => pathTo("expertVideo", { match }),
    title: "experts.hub.videos",
    hint: "experts.hub.videosHint",
    icon: PlayIcon,
  },
  {
    list: "prime",
    path: paths.primeDisplay,
    to: (match) => `${paths.primeDisplay}?match=${encodeURIComponent(match)}`,
    title: "experts.hub.prime",
    hint: "experts.hub.primeHint",
    icon: ShieldIcon,
  },
  {
    list: "groups",
    path: paths.groupList,
    to: (match) => pathTo("groupList", { match }),
    title: "experts.hub.group",
    hint: "experts.hub.groupHint",
    icon: UserIcon,
  },
  {
    list: "mapped",
    path: paths.mapperArena,
    to: (id) => pathTo("mapperArena", { id }),
    title: "experts.hub.mapped",
    hint: "experts.hub.mappedHint",
    icon: BookIcon,
  },
];

/** The cards of a match: the own way, then what the lists name it in and what has a screen. */
export const hubOptions = (
  id: string,
  lists: MatchOptions,
  screenExists: (path: string) => boolean,
): readonly [HubOption, ...HubOption[]] => [
  {
    key: "generator",
    to: pathTo("match", { id }),
    title: "experts.hub.generator",
    hint: "experts.hub.generatorHint",
    icon: BoltIcon,
  },
  ...options
    .filter(({ list, path }) => lists[list].has(id) && screenExists(path))
    .map(({ list, to, title, hint, icon }) => ({ key: list, to: to(id), title, hint, icon })),
];
