import { Button, NativeSelect } from "@mantine/core";
import { memo, useState } from "react";
import type { Outcome } from "@teamwright/domain";
import { useText } from "../../../i18n/text.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/toast.ts";
import { withEntry, withoutEntry } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import classes from "./filter-panel.module.css";
import type { FilterOption } from "./use-filter-options.ts";

interface FilterFormProps {
  readonly draft: FilterDraft;
  readonly options: readonly FilterOption[];
  readonly onChange: (draft: FilterDraft) => void;
}

/** The entries of one filter: choose, add, take away. */
export const FilterForm = ({ draft, options, onChange }: FilterFormProps) => {
  const { filters } = useText();
  const [chosen, setChosen] = useState("");
  const take = (outcome: Outcome<FilterDraft, string>) => {
    if (outcome.ok) onChange(outcome.value);
    else toast.warning(outcome.error);
  };
  const fields: Partial<Record<FilterDraft["kind"], string>> = {
    partition: filters.strategy,
    credits: filters.creditsField,
    combination: filters.combinationField,
  };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const chips = (list: readonly string[], name: string) =>
    list.length > 0 && (
      <div className={classes["chips"]} role="group" aria-label={name}>
        <span className={classes["listName"]}>{name}</span>
        {list.map((entry) => (
          <RemovableChip
            key={entry}
            removeLabel={filters.remove(labelOf(entry))}
            onRemove={() => onChange(withoutEntry(draft, entry))}
          >
            {labelOf(entry)}
          </RemovableChip>
        ))}
      </div>
    );
  return (
    <>
      <OptionSelect
        label={fields[draft.kind] ?? filters.player}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {draft.kind === "players" ? (
        <div className={classes["pair"]}>
          <Button variant="soft" onClick={() => take(withEntry(draft, chosen))}>
            {filters.addPresent}
          </Button>
          <Button variant="soft" onClick={() => take(withEntry(draft, chosen, "absent"))}>
            {filters.addAbsent}
          </Button>
        </div>
      ) : (
        <Button variant="soft" onClick={() => take(withEntry(draft, chosen))}>
          {filters.add}
        </Button>
      )}
      {chips(draft.entries, draft.kind === "players" ? filters.presentList : filters.chosen)}
      {chips(draft.absent, filters.absentList)}
    </>
  );
};

interface OptionSelectProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Fifty options: made again only when they change. */
const OptionSelect = memo(function OptionSelect({ label, options, value, onChange }: OptionSelectProps) {
  const { filters } = useText();
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: "", label: filters.choose },
        ...options.map((option) => ({
          value: option.value,
          label: filters.option(option.label, option.teams),
        })),
      ]}
    />
  );
});
