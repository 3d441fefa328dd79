import { Button, Loader, NativeSelect } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { TeamFilter } from "@teamwright/engine";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { filterLabel } from "../../../blocks/team/filter-label.ts";
import { useText } from "../../../i18n/text.ts";
import { useLatestCallback } from "../../../lib/use-latest-callback.ts";
import { useNextFrame } from "../../../lib/use-next-frame.ts";
import { ChipButton, RemovableChip } from "../../../ui/chip.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.ts";
import { withFilter, withoutFilter } from "../display-state.ts";
import type { DisplayState } from "../display-state.ts";
import { useFilteredRows } from "../use-filtered-rows.ts";
import type { TeamSet } from "../use-team-set.ts";
import { draftOf, emptyDraft, filterFrom } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterKindOf, filterKinds } from "./filter-kinds.ts";
import type { PanelKind } from "./filter-kinds.ts";
import classes from "./filter-panel.module.css";
import { useFilterOptions } from "./use-filter-options.ts";
import type { FilterOption } from "./use-filter-options.ts";

interface FilterPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly set: TeamSet;
  readonly filters: readonly TeamFilter[];
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** The Advanced Filter panel: six types, the filters at work, and the live number of teams they leave. */
export const FilterPanel = memo(function FilterPanel({ opened, ...props }: FilterPanelProps) {
  // Closing the panel loses nothing of what was put in.
  const [draft, setDraft] = useState<FilterDraft>(() => emptyDraft("players"));
  return opened ? <OpenPanel {...props} draft={draft} setDraft={setDraft} /> : null;
});

interface OpenPanelProps extends Omit<FilterPanelProps, "opened"> {
  readonly draft: FilterDraft;
  readonly setDraft: (draft: FilterDraft) => void;
}

const OpenPanel = ({ onClose, set, filters, onChange, draft, setDraft }: OpenPanelProps) => {
  const text = useText();
  const options = useFilterOptions(set, true);
  const filter = useMemo(() => filterFrom(draft), [draft]);
  const tried = useMemo(() => (filter.ok ? withFilter(filters, filter.value) : filters), [filters, filter]);
  // The chip of what was put in is drawn first; then the worker is asked.
  const asked = useDeferredValue(tried);
  const { rows, busy } = useFilteredRows(set, asked);
  const ready = useNextFrame();

  const onChoose = useLatestCallback((kind: PanelKind) => {
    const known = filters.find((each) => each.kind === kind);
    setDraft((known && draftOf(known)) ?? emptyDraft(kind));
  });
  const add = () => {
    if (!filter.ok) {
      toast.warning(filter.error);
      return;
    }
    onChange({ filters: withFilter(filters, filter.value) });
    // The chip answers the tap, the word about it comes with the next frame.
    requestAnimationFrame(() => toast.success(filterKindOf(draft.kind).added));
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={messages.filter.advancedFilter}
      closeLabel={text.shell.close}
      from="right"
      size={420}
    >
      {ready && (
        <div className={classes["panel"]}>
          {filters.length > 0 && (
            <div className={classes["chips"]} role="group" aria-label={text.filters.active}>
              {filters.map((each) => {
                const label = filterLabel(each, set.views.roster, text);
                return (
                  <span key={each.kind} className={classes["active"]}>
                    <EditChip kind={each.kind} label={label} onEdit={onChoose} />
                    <RemovableChip
                      removeLabel={text.filters.remove(label)}
                      onRemove={() => onChange({ filters: withoutFilter(filters, each.kind) })}
                    >
                      {each.kind === "percentage" && label}
                    </RemovableChip>
                  </span>
                );
              })}
            </div>
          )}
          <KindSelect kind={draft.kind} onChoose={onChoose} />
          <FilterForm
            key={draft.kind}
            draft={draft}
            options={options?.[draft.kind] ?? noOptions}
            onChange={setDraft}
          />
          <p className={classes["count"]} role="status">
            {text.teams.ofTeams(rows?.length ?? set.teams.count, set.teams.count)}
            {(busy || asked !== tried) && <Loader size={16} aria-label={text.filters.counting} />}
          </p>
          <Button onClick={add}>{messages.generic.addFilter}</Button>
          {filters.length > 0 && (
            <Button variant="soft" onClick={() => onChange({ filters: [] })}>
              {text.filters.clear}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
};

const noOptions: readonly FilterOption[] = [];

interface KindSelectProps {
  readonly kind: PanelKind;
  readonly onChoose: (kind: PanelKind) => void;
}

const KindSelect = memo(function KindSelect({ kind, onChoose }: KindSelectProps) {
  const { filters } = useText();
  return (
    <NativeSelect
      label={filters.type}
      value={kind}
      onChange={(event) => {
        const chosen = filterKinds.find((each) => each.kind === event.currentTarget.value);
        if (chosen) onChoose(chosen.kind);
      }}
      data={filterKinds.map((each) => ({ value: each.kind, label: each.label }))}
    />
  );
});

/** A percentage split comes from analytics and has no form here: it can only be taken away. */
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
