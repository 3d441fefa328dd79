import { type TextKey, t, useLanguage } from "../../../../i18n/translate.ts";
import { Button, NativeSelect } from "@mantine/core";
import { memo, useState } from "react";
import type { Outcome } from "@teamwright/domain";
import { RemovableChip } from "../../../../ui/chip.tsx";
import { toast } from "../../../../ui/toast.ts";
import { withEntry, withoutEntry } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import classes from "./filter-panel.module.css";
import type { FilterOption } from "./use-filter-options.ts";

interface FilterFormProps {
  readonly draft: FilterDraft;
  readonly options: readonly FilterOption[];
  readonly onChange: (draft: FilterDraft) => void;
}

/** The entries of one filter: choose, add, remove. */
export const FilterForm = ({ draft, options, onChange }: FilterFormProps) => {
  const [chosen, setChosen] = useState("");
  const take = (outcome: Outcome<FilterDraft, TextKey>) => {
    if (outcome.ok) onChange(outcome.value);
    else toast.warning(t(outcome.error));
  };
  const fields: Partial<Record<FilterDraft["kind"], string>> = {
    partition: t("teams.filters.strategy"),
    credits: t("teams.filters.creditsField"),
    combination: t("teams.filters.combinationField"),
  };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const chips = (list: readonly string[], name: string) =>
    list.length > 0 && (
      <div className={classes["chips"]} role="group" aria-label={name}>
        <span className={classes["listName"]}>{name}</span>
        {list.map((entry) => (
          <RemovableChip
            key={entry}
            removeLabel={t("teams.filters.remove", { label: labelOf(entry) })}
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
        label={fields[draft.kind] ?? t("teams.filters.player")}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {draft.kind === "players" ? (
        <div className={classes["pair"]}>
          <Button variant="soft" onClick={() => take(withEntry(draft, chosen))}>
            {t("teams.filters.addPresent")}
          </Button>
          <Button variant="soft" onClick={() => take(withEntry(draft, chosen, "absent"))}>
            {t("teams.filters.addAbsent")}
          </Button>
        </div>
      ) : (
        <Button variant="soft" onClick={() => take(withEntry(draft, chosen))}>
          {t("teams.filters.add")}
        </Button>
      )}
      {chips(
        draft.entries,
        draft.kind === "players" ? t("teams.filters.presentList") : t("teams.filters.chosen"),
      )}
      {chips(draft.absent, t("teams.filters.absentList"))}
    </>
  );
};

interface OptionSelectProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Fifty options: rendered again only when they change. */
const OptionSelect = memo(function OptionSelect({ label, options, value, onChange }: OptionSelectProps) {
  useLanguage();
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: "", label: t("teams.filters.choose") },
        ...options.map((option) => ({
          value: option.value,
          label: t("teams.filters.option", { label: option.label, teams: option.teams }),
        })),
      ]}
    />
  );
});
