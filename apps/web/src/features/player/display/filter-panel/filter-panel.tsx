import { t } from "#i18n/translate.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import type { SportSlug } from "@teamwright/domain";
import type { TeamFilter } from "@teamwright/engine";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { filterLabel } from "#blocks/team/filter-label.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { useNextFrame } from "#lib/use-next-frame.ts";
import { ChipButton, RemovableChip } from "#ui/chip.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { toast } from "#ui/toast.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import { withFilter, withoutFilter } from "../display-state.ts";
import type { DisplayState } from "../display-state.ts";
import { useFilteredRows } from "../use-filtered-rows.ts";
import type { ShownTeams } from "../use-team-set.ts";
import { draftOf, emptyDraft, filterFrom } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterKindOf, filterKinds } from "./filter-kinds.ts";
import type { PanelKind } from "./filter-kinds.ts";
import classes from "./filter-panel.module.css";
import { useFilterOptions } from "./use-filter-options.ts";
import type { FilterOption } from "./use-filter-options.ts";

interface TeamFilterPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly set: ShownTeams;
  readonly filters: readonly TeamFilter[];
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** The Advanced Filter panel: six types, the active filters, and the live number of remaining teams. */
export const FilterPanel = memo(function FilterPanel({ isOpen, ...props }: TeamFilterPanelProps) {
  // Closing the panel keeps the entries.
  const [draft, setDraft] = useState<FilterDraft>(() => emptyDraft("players"));
  // A filter that was taken away elsewhere must not come back from its entries.
  const { filters } = props;
  const [seenFilters, setSeenFilters] = useState(filters);
  if (seenFilters !== filters) {
    setSeenFilters(filters);
    const has = (list: readonly TeamFilter[]) => list.some(({ kind }) => kind === draft.kind);
    if (has(seenFilters) && !has(filters)) setDraft(emptyDraft(draft.kind));
  }
  return isOpen ? <OpenPanel {...props} draft={draft} setDraft={setDraft} /> : null;
});

interface OpenPanelProps extends Omit<TeamFilterPanelProps, "isOpen"> {
  readonly draft: FilterDraft;
  readonly setDraft: (draft: FilterDraft) => void;
}

const OpenPanel = ({ onClose, set, filters, onChange, draft, setDraft }: OpenPanelProps) => {
  const options = useFilterOptions(set, draft.kind, filters);
  const filter = useMemo(() => filterFrom(draft), [draft]);
  const triedFilters = useMemo(() => {
    if (filter.ok) return withFilter(filters, filter.value);
    return filters.some(({ kind }) => kind === draft.kind) ? withoutFilter(filters, draft.kind) : filters;
  }, [filters, filter, draft.kind]);
  // The chip of a new entry is rendered first; then the worker is asked.
  const askedFilter = useDeferredValue(triedFilters);
  const { rows, busy } = useFilteredRows(set, askedFilter);
  const ready = useNextFrame();
  const sport = set.views.roster.sport.slug;
  const refusedTap = useTapRefusal(draft);

  const onChoose = useLatestCallback((kind: PanelKind) => {
    // What was tapped for one type is kept when the next is opened.
    if (triedFilters !== filters) onChange({ filters: triedFilters });
    const knownFilter = filters.find((each) => each.kind === kind);
    setDraft((knownFilter && draftOf(knownFilter)) ?? emptyDraft(kind));
  });
  const add = () => {
    if (!filter.ok) {
      refusedTap.refuse(t(filter.error));
      return;
    }
    onChange({ filters: withFilter(filters, filter.value) });
    // The chip responds to the tap, its message follows in the next frame.
    requestAnimationFrame(() => toast.success(t(filterKindOf(draft.kind).added, { sport })));
  };
  const shownCount = rows?.length ?? set.teams.count;
  /** Shows the counted teams: with the edited filter, added or not. */
  const show = () => {
    onClose();
    // Closing computes the styles of the page behind the panel; the teams are rendered in the next frame.
    if (triedFilters !== filters) requestAnimationFrame(() => onChange({ filters: triedFilters }));
  };
  return (
    <Sheet isOpen onClose={onClose} title={t("teams.advancedFilter")} from="right" size={420}>
      {ready && (
        <div className={classes["panel"]}>
          {filters.length > 0 && (
            <div className={classes["chips"]} role="group" aria-label={t("teams.filters.active")}>
              {filters.map((each) => {
                const label = filterLabel(each, set.views.roster);
                return (
                  <span key={each.kind} className={classes["active"]}>
                    <EditChip kind={each.kind} label={label} onEdit={onChoose} />
                    <RemovableChip
                      removeLabel={t("teams.filters.remove", { label })}
                      onRemove={() => onChange({ filters: withoutFilter(filters, each.kind) })}
                    >
                      {each.kind === "percentage" && label}
                    </RemovableChip>
                  </span>
                );
              })}
              <ChipButton
                onClick={() => {
                  setDraft(emptyDraft(draft.kind));
                  onChange({ filters: [] });
                }}
              >
                {t("teams.filters.clear")}
              </ChipButton>
            </div>
          )}
          <KindSelect sport={sport} kind={draft.kind} onChoose={onChoose} />
          <FilterForm
            key={draft.kind}
            draft={draft}
            options={options ?? noOptions}
            onChange={setDraft}
            onRefused={refusedTap.refuse}
          />
          <div className={classes["foot"]}>
            <ProblemNotice problem={refusedTap.shownRefusal} />
            <p className={classes["count"]} role="status">
              {t("teams.ofTeams", { shown: shownCount, all: set.teams.count })}
              {(busy || askedFilter !== triedFilters) && (
                <Spinner size={16} label={t("teams.filters.counting")} />
              )}
            </p>
            <Button variant="soft" onClick={add}>
              {t("teams.addFilter")}
            </Button>
            <Button onClick={show}>{t("teams.filters.show", { n: shownCount })}</Button>
          </div>
        </div>
      )}
    </Sheet>
  );
};

const noOptions: readonly FilterOption[] = [];

interface KindSelectProps {
  readonly sport: SportSlug;
  readonly kind: PanelKind;
  readonly onChoose: (kind: PanelKind) => void;
}

const KindSelect = memo(function KindSelect({ sport, kind, onChoose }: KindSelectProps) {
  return (
    <NativeSelect
      label={t("teams.filters.type")}
      value={kind}
      onChange={(event) => {
        const chosen = filterKinds.find((each) => each.kind === event.currentTarget.value);
        if (chosen) onChoose(chosen.kind);
      }}
      data={filterKinds.map((each) => ({ value: each.kind, label: t(each.label, { sport }) }))}
    />
  );
});

/** A percentage split comes from analytics and has no form here: it can only be removed. */
const EditChip = ({
  kind,
  label,
  onEdit,
}: {
  readonly kind: TeamFilter["kind"];
  readonly label: string;
  readonly onEdit: (kind: PanelKind) => void;
}) =>
  kind === "percentage" ? null : (
    <ChipButton tone="accent" onClick={() => onEdit(kind)}>
      {label}
    </ChipButton>
  );
