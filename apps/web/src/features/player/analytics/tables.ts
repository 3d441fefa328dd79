import { t } from "#i18n/translate.ts";
import { percentFigure, wholeFigure } from "#lib/figures.ts";
import { sportByIndex } from "@teamwright/domain";
import type { ExposureBounds, Strategy } from "@teamwright/domain";
import type { PlayerShare, PresetSegments, TeamFilter } from "@teamwright/engine";
import type { BarRow } from "#blocks/charts/bar-list.tsx";
import { filtersToQuery } from "#blocks/team/filters-query.ts";
import { shortName } from "#blocks/team/short-name.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { pathTo } from "#lib/paths.ts";
import type { Analysis } from "./use-analysis.ts";

/** The specification's seven analyses, in their order. */
export const tableNames = [
  "player",
  "captain",
  "viceCaptain",
  "combination",
  "credit",
  "teamPartition",
  "playerPercentage",
] as const;
export type AnalyticsTableName = (typeof tableNames)[number];

export const tableLabel = (name: AnalyticsTableName, { match }: Pick<OpenedAttempt, "match">): string =>
  t(`analytics.${name}`, { sport: sportByIndex(match.sport_index).slug });

export interface Table {
  readonly heading: string;
  readonly rows: readonly BarRow[];
}

interface TableSource {
  /** The filters that the analysis keeps; its links keep them too. */
  readonly filters: readonly TeamFilter[];
  readonly openedAttempt: OpenedAttempt;
  readonly analysis: Analysis;
  /** There is room for whole names. */
  readonly wide: boolean;
}

/** The rows of one analysis; two tables for the percentage patterns, none where percentages are not known. */
export function tablesOf(name: AnalyticsTableName, source: TableSource): readonly Table[] {
  const { analytics, links } = source.analysis;
  const heading = tableLabel(name, source.openedAttempt);
  const { exposure, captain_exposure, vice_captain_exposure } =
    source.openedAttempt.attempt.selection_strategy ?? {};
  switch (name) {
    case "player":
      return [{ heading, rows: playerRows(source, "teams", links.players, exposure) }];
    case "captain":
      return [{ heading, rows: playerRows(source, "captain", links.captains, captain_exposure) }];
    case "viceCaptain":
      return [
        { heading, rows: playerRows(source, "viceCaptain", links.viceCaptains, vice_captain_exposure) },
      ];
    case "combination":
      return [{ heading, rows: kindRows(source, analytics.combinations, links.combinations) }];
    case "credit":
      return [{ heading, rows: kindRows(source, analytics.credits, links.credits) }];
    case "teamPartition":
      return [{ heading, rows: kindRows(source, analytics.partitions, links.partitions) }];
    case "playerPercentage":
      return [
        [t("analytics.lowHigh"), analytics.pattern1, links.pattern1] as const,
        [t("analytics.lowMiddleHigh"), analytics.pattern2, links.pattern2] as const,
      ].flatMap(([title, shares, presets]) =>
        shares === null ? [] : [{ heading: title, rows: kindRows(source, shares, presets) }],
      );
  }
}

const linkTo = (
  { openedAttempt, filters }: TableSource,
  preset: PresetSegments | undefined,
): string | undefined =>
  preset &&
  pathTo("display", {
    match: openedAttempt.match.id,
    attempt: openedAttempt.attempt.id,
    ftype: preset.filterType,
    fvalue: preset.filterValue,
  }) + filtersToQuery(filters);

type Count = "teams" | "captain" | "viceCaptain";
const percentOf = (share: PlayerShare, count: Count): number =>
  ({ teams: share.teamsPercent, captain: share.captainPercent, viceCaptain: share.viceCaptainPercent })[
    count
  ];

function playerRows(
  source: TableSource,
  count: Count,
  presets: readonly PresetSegments[],
  targets: Strategy["exposure"],
): BarRow[] {
  const { analysis, openedAttempt, wide } = source;
  const players = new Map(openedAttempt.teams.player_list.map((player) => [player.player_index, player]));
  return analysis.analytics.players
    .map((share, index) => ({ share, preset: presets[index] }))
    .filter(({ share }) => share[count] > 0 || targets?.[String(share.player_index)] !== undefined)
    .toSorted((a, b) => b.share[count] - a.share[count])
    .map(({ share, preset }) => {
      const percent = percentOf(share, count);
      const player = players.get(share.player_index);
      const name = player?.name ?? `#${share.player_index}`;
      return {
        key: String(share.player_index),
        label: wide ? name : shortName(name),
        side: player?.team_index === 1 ? ("right" as const) : ("left" as const),
        percent,
        figure: wholeFigure(share[count]),
        detail: t("analytics.percent", { percent: percentFigure(percent) }),
        to: linkTo(source, preset),
        target: targetOf(targets?.[String(share.player_index)]),
      };
    });
}

const targetOf = (bounds: ExposureBounds | undefined): BarRow["target"] =>
  bounds && { min: bounds.min ?? 0, max: bounds.max ?? 100 };

function kindRows(
  source: TableSource,
  shares: readonly { readonly kind: readonly number[] | number; readonly teams: number }[],
  presets: readonly PresetSegments[],
): BarRow[] {
  const { analysis } = source;
  return shares.map(({ kind, teams }, index) => {
    const percent = (100 * teams) / Math.max(1, analysis.analytics.teams);
    const label = typeof kind === "number" ? kind.toFixed(1) : kind.join("-");
    return {
      key: label,
      label,
      percent,
      figure: wholeFigure(teams),
      detail: t("analytics.percent", { percent: percentFigure(percent) }),
      to: linkTo(source, presets[index]),
    };
  });
}
