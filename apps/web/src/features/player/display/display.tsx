import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { PresetSegments, TeamFilter } from "@teamwright/engine";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { filtersToQuery } from "#blocks/team/filters-query.ts";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { TeamGridHandle } from "#blocks/team/team-grid.tsx";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { isNumbered } from "#data/records/handed-over.ts";
import { Chip, ChipButton } from "#ui/chip.tsx";
import { useHasBegun } from "#lib/match-start.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { AttemptNotices } from "./attempt-notices.tsx";
import classes from "./display.module.css";
import { DisplayFooter } from "./display-footer.tsx";
import { freshState, useDisplayState, withJoined, withoutFilter } from "./display-state.ts";
import { ExportSheet } from "./export-sheet.tsx";
import { FilterPanel } from "./filter-panel/filter-panel.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { StoringNotice } from "./storing-notice.tsx";
import { NewsBanner } from "./news/news-banner.tsx";
import { useNews } from "./news/use-news.ts";
import { withToggled } from "./selection.ts";
import { TeamWall } from "./team-wall.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAttemptLinking } from "./transfer/use-attempt-linking.ts";
import { useSentTeams } from "./transfer/use-sent-teams.ts";
import { useFilteredRows } from "./use-filtered-rows.ts";
import { useRowsByChance } from "./use-rows-by-chance.ts";
import { useOpening } from "./use-opening.ts";
import { SetChance } from "./set-chance.tsx";
import { useTeamChances } from "./use-team-chances.ts";
import { useTeamSet } from "./use-team-set.ts";

interface DisplayProps {
  readonly openedAttempt: OpenedAttempt;
  readonly preset: PresetSegments;
  /** The filters of the screen before, which the preset's joins. */
  readonly keptFilters: readonly TeamFilter[];
  readonly onBack: () => void;
}

export const Display = ({ openedAttempt, preset, keptFilters, onBack }: DisplayProps) => {
  const { match, attempt } = openedAttempt;
  // Without a number nothing can be stored with it; its teams can be seen, exported and shared.
  const isStored = isNumbered(attempt.id);
  const hasStarted = useHasBegun(match);
  const [before] = useState(!hasStarted);
  const [exporting, setExporting] = useState(false);
  const set = useTeamSet(openedAttempt);
  const opening = useOpening(set, preset);
  const { state, change, begun } = useDisplayState(
    `${match.id}/${attempt.id}@${attempt.time}/${preset.filterType}/${preset.filterValue}${filtersToQuery(keptFilters)}`,
    set.teams,
  );
  const [panel, setPanel] = useState(false);
  const news = useNews(openedAttempt, set);
  const linking = useAttemptLinking(openedAttempt);
  const sentTeams = useSentTeams(openedAttempt);
  const grid = useRef<TeamGridHandle>(null);
  const onChange = useLatestCallback(change);
  const onJump = useCallback((index: number) => grid.current?.show(index), []);
  const onExport = useCallback(() => startTransition(() => setExporting(true)), []);
  const onClose = useCallback(() => setPanel(false), []);
  const onSelect = useLatestCallback((row: number) => {
    if (state.selected !== null) change({ selected: withToggled(state.selected, row) });
  });
  const onRemove = useLatestCallback((kind: TeamFilter["kind"]) =>
    change({ filters: withoutFilter(state.filters, kind) }),
  );
  // The bars show the result of a tap at once; the wall of teams follows.
  const later = useDeferredValue(state);
  const chancesOf = useTeamChances(openedAttempt, hasStarted || match.status !== 0);
  const chances = typeof chancesOf.state === "object" ? chancesOf.state : null;
  const filteredRows = useFilteredRows(set, later.filters, later.order);
  const { busy } = filteredRows;
  const rows = useRowsByChance(filteredRows.rows, later.order, chances);
  const filtering = busy || later.filters !== state.filters;

  useEffect(() => {
    if (opening === undefined || begun) return;
    change({ filters: opening.filter === null ? keptFilters : withJoined(keptFilters, opening.filter) });
    if (opening.unreadable) toast.warning(t("teams.filters.unreadable"));
  });

  // Until the first reply to a filter or order, the whole set stays visible if it was.
  const isUnfiltered = preset.filterType === "9" && keptFilters.length === 0;
  const [whole] = useState(isUnfiltered && state.filters.length === 0 && state.order === "number");
  const waiting = (later === freshState && !isUnfiltered) || (busy && rows === null && !whole);
  const shownCount = rows?.length ?? set.teams.count;
  return (
    <Page
      title={
        later.filters.length > 0
          ? t("teams.ofTeams", { shown: shownCount, all: set.teams.count })
          : t("teams.teams", { n: set.teams.count })
      }
      onBack={onBack}
      actions={
        <>
          {state.selected ? (
            <Chip tone="accent">
              <span role="status">{t("teams.selectedCount", { n: state.selected.count })}</span>
            </Chip>
          ) : (
            opening?.repeats === 0 && <Chip tone="ok">{t("teams.allUnique")}</Chip>
          )}
          <ChipButton tone="accent" onClick={() => startTransition(() => setPanel(true))}>
            {t("teams.filters.button", { n: state.filters.length })}
          </ChipButton>
        </>
      }
      subheader={
        later.filters.length > 0 && (
          <FilterBar
            set={set}
            filters={later.filters}
            shownCount={shownCount}
            busy={filtering}
            onRemove={onRemove}
          />
        )
      }
      footer={
        <DisplayFooter
          openedAttempt={openedAttempt}
          set={set}
          rows={rows}
          state={state}
          selecting={later.selected !== null}
          hasBegun={hasStarted || match.status !== 0}
          onChange={onChange}
          onExport={onExport}
        />
      }
    >
      <div className={classes["intro"]}>
        <div className={classes["about"]}>
          <SideLegend sides={set.sides}>
            {isStored ? attemptName(attempt) : (attempt.shortcut ?? t("teams.unstored"))}
          </SideLegend>
          <SetChance {...chancesOf} count={set.teams.count} rows={rows} />
        </div>
        <StoringNotice openedAttempt={openedAttempt} />
        <DisruptionNotice disruption={match.disruption} />
        {hasStarted && before && match.disruption === undefined && (
          <Notice tone="warn" live>
            {t("teams.matchStarted")}
          </Notice>
        )}
        <AttemptNotices openedAttempt={openedAttempt} />
        {isStored && (
          <NewsBanner openedAttempt={openedAttempt} set={set} news={news} sentTeams={sentTeams.byApp} />
        )}
      </div>
      <Toolbar
        openedAttempt={openedAttempt}
        set={set}
        rows={rows}
        selection={later.selected}
        density={state.density}
        order={state.order}
        chances={chances}
        onChange={onChange}
        onJump={onJump}
        onExport={onExport}
      />
      {waiting ? (
        <SkeletonList label={t("common.loading")} rows={5} height={148} />
      ) : (
        <TeamWall
          set={set}
          rows={rows}
          state={later}
          onChange={onChange}
          onSelect={onSelect}
          handle={grid}
          out={news.out}
          linking={isStored ? linking : null}
          sentTeams={sentTeams.names}
          chances={chances}
        />
      )}
      {exporting && (
        <ExportSheet
          isOpen
          onClose={() => setExporting(false)}
          attempt={openedAttempt}
          set={set}
          rows={rows}
          selection={later.selected}
        />
      )}
      <FilterPanel isOpen={panel} onClose={onClose} set={set} filters={state.filters} onChange={onChange} />
    </Page>
  );
};
