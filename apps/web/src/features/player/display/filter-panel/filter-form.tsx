import { type TextKey, t } from "#i18n/translate.ts";
import { memo } from "react";
import type { Outcome } from "@teamwright/domain";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { wholeFigure } from "#lib/figures.ts";
import { CheckIcon, CloseIcon } from "#ui/icon.tsx";
import { withEntry, withoutEntry } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import classes from "./filter-panel.module.css";
import type { FilterOption } from "./use-filter-options.ts";

interface TeamFilterFormProps {
  readonly draft: FilterDraft;
  readonly options: readonly FilterOption[];
  readonly onChange: (draft: FilterDraft) => void;
  readonly onRefused: (problem: string) => void;
}

type OptionState = "present" | "absent" | null;

/** All values of one filter with the teams that each leaves; one tap takes one, a second tap gives it back. */
export const FilterForm = ({ draft, options, onChange, onRefused }: TeamFilterFormProps) => {
  const fields: Partial<Record<FilterDraft["kind"], string>> = {
    partition: t("teams.filters.strategy"),
    credits: t("teams.filters.creditsField"),
    combination: t("teams.filters.combinationField"),
  };
  const onTake = useLatestCallback((value: string, to: OptionState) => {
    const rest = withoutEntry(draft, value);
    const next: Outcome<FilterDraft, TextKey> =
      to === null
        ? { ok: true, value: rest }
        : withEntry(rest, value, to === "absent" ? "absent" : "entries");
    if (next.ok) onChange(next.value);
    else onRefused(t(next.error));
  });
  return (
    <ul className={classes["options"]} aria-label={fields[draft.kind] ?? t("teams.filters.player")}>
      {options.map(({ value, label, teams }) => (
        <OptionRow
          key={value}
          value={value}
          label={label}
          teams={teams}
          state={draft.entries.includes(value) ? "present" : draft.absent.includes(value) ? "absent" : null}
          canBeAbsent={draft.kind === "players"}
          onTake={onTake}
        />
      ))}
    </ul>
  );
};

interface FilterOptionProps extends FilterOption {
  readonly state: OptionState;
  readonly canBeAbsent: boolean;
  readonly onTake: (value: string, to: OptionState) => void;
}

/** Up to fifty rows: each is rendered again only when it changes. */
const OptionRow = memo(function OptionRow(props: FilterOptionProps) {
  const { value, label, teams, state, canBeAbsent, onTake } = props;
  const choice = (to: "present" | "absent") => (
    <button
      type="button"
      value={value}
      className={to === "present" ? classes["present"] : classes["absent"]}
      aria-pressed={state === to}
      aria-label={
        canBeAbsent
          ? t(to === "present" ? "teams.filters.presentOf" : "teams.filters.absentOf", { name: label })
          : label
      }
      onClick={() => onTake(value, state === to ? null : to)}
    >
      {to === "present" ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
    </button>
  );
  return (
    <li className={`${classes["option"]} ${teams === 0 ? classes["none"] : ""}`}>
      <span className={classes["label"]}>{label}</span>
      <span className={classes["teams"]}>{wholeFigure(teams)}</span>
      {choice("present")}
      {canBeAbsent && choice("absent")}
    </li>
  );
});
