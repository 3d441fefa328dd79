import type { SectionOf } from "@teamwright/domain/prediction";
import { useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { showRest } from "#lib/show-rest.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { OptionCard, OptionGrid } from "#blocks/option-card/option-card.tsx";
import { entriesOf } from "../authoring.ts";
import classes from "../prediction.module.css";
import { sectionName } from "../section-name.ts";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";

/** Partitions, combinations or percentage splits: those that the chosen players can fill. */
export const SelectionForm = (props: EditorProps<SectionOf<8 | 9 | 10>>) => {
  const { id, authoring, storedSection } = props;
  const { sport, match } = authoring;
  const entries = entriesOf(authoring, id);
  const [chosenIds, setChosenIds] = useState<readonly number[]>(storedSection?.selectedList ?? []);
  const grid = useRef<HTMLFieldSetElement>(null);
  const [all, setAll] = useState(false);
  if (entries === null) return <Notice tone="warn">{t("predictions.percentagesMissing")}</Notice>;
  if (entries.length === 0) return <Notice tone="warn">{t("predictions.noEntryFits")}</Notice>;
  const takenEntries = entries.filter((entry) => chosenIds.includes(entry.id));
  // Cricket's new combinations are rarely wanted: they come when they are asked for, or were chosen before.
  const usual = entries.filter(
    (entry) => id !== 9 || entry.id < sport.oldCombinationCount || chosenIds.includes(entry.id),
  );
  const shownEntries = all || usual.length === 0 ? entries : usual;
  const lead = {
    8: t("predictions.partitionLead", { left: match.left_team_name, right: match.right_team_name }),
    9: t("predictions.combinationLead", { roles: sport.roles.map(({ code }) => code).join("-") }),
    10: t("predictions.percentageLead"),
  }[id];
  return (
    <FormFrame {...props} fields={() => ({ selectedList: takenEntries.map((entry) => entry.id) })}>
      <p className={classes["hint"]}>{lead}</p>
      <div className={classes["list"]}>
        <OptionGrid label={sectionName(id, sport)} ref={grid}>
          {shownEntries.map((entry) => (
            <OptionCard
              key={entry.id}
              id={entry.id}
              label={entry.value.join("-")}
              checked={chosenIds.includes(entry.id)}
              onToggle={(toggledPlayer) => {
                setChosenIds(
                  chosenIds.includes(toggledPlayer)
                    ? chosenIds.filter((each) => each !== toggledPlayer)
                    : [...chosenIds, toggledPlayer],
                );
              }}
            />
          ))}
        </OptionGrid>
      </div>
      <div className={classes["chips"]}>
        {shownEntries.length < entries.length && (
          <ChipButton
            onClick={() => {
              showRest(grid.current, () => setAll(true));
            }}
          >
            {t("predictions.showAll", { n: entries.length })}
          </ChipButton>
        )}
        <output className={classes["sum"]}>{t("predictions.taken", { n: takenEntries.length })}</output>
      </div>
    </FormFrame>
  );
};
