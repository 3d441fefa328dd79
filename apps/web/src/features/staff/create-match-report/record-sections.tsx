import { Button } from "#ui/button.tsx";
import type { Pitch, Series } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./create-match-report.module.css";
import { pitchKind, seriesKind, type RecordKind } from "./record-kinds.ts";
import { RecordPicker } from "./record-picker.tsx";
import type { RecordInput } from "./sections.ts";

interface SectionWords {
  readonly heading: string;
  readonly missingInPicker: string;
  readonly missing: string;
  readonly doneText: string;
}

interface RecordSectionProps<Item extends { readonly _id: string }> {
  readonly kind: RecordKind<Item>;
  readonly words: SectionWords;
  readonly addedDraft: Item | undefined;
  readonly input: RecordInput<Item> | undefined;
  readonly onInput: (input: RecordInput<Item>) => void;
  readonly onAdd: (item: Item) => void;
}

/** The record that a section shows: the one that was taken, until there is input the one that was added. */
export const takenOf = <Item,>(
  input: RecordInput<Item> | undefined,
  added: Item | undefined,
): Item | undefined => (input === undefined ? added : input.taken ? input.item : undefined);

/** Choose a record, then add the section. */
const RecordSection = <Item extends { readonly _id: string }>(props: RecordSectionProps<Item>) => {
  const { kind, words, input, onInput, onAdd } = props;
  const chosenRecord = takenOf(input, props.addedDraft);
  const add = () => {
    if (chosenRecord === undefined) {
      toast.error(words.missing);
      return;
    }
    onAdd(chosenRecord);
    toast.success(words.doneText);
  };
  return (
    <Card heading={words.heading}>
      {chosenRecord === undefined ? (
        <RecordPicker
          id={kind.key}
          kind={kind}
          missing={words.missingInPicker}
          input={input}
          onInput={onInput}
        />
      ) : (
        <ChosenRecord
          name={kind.nameOf(chosenRecord)}
          detail={kind.detailOf(chosenRecord)}
          onRemove={() => {
            onInput({ ...input, taken: false });
          }}
        />
      )}
      <Button mt={12} fullWidth onClick={add}>
        {t("report-authoring.addThisSection")}
      </Button>
    </Card>
  );
};

interface ChosenRecordProps {
  readonly name: string;
  readonly detail: string;
  readonly onRemove: () => void;
}

/** What was chosen, and how to clear it. */
export const ChosenRecord = ({ name, detail, onRemove }: ChosenRecordProps) => (
  <div className={classes["chosen"]}>
    <span className={classes["chosenText"]}>
      <b>{name}</b>
      <span className={classes["note"]}>{detail}</span>
    </span>
    <Button variant="soft" onClick={onRemove}>
      {t("report-authoring.remove")}
    </Button>
  </div>
);

interface OneProps<Item> {
  readonly addedDraft: Item | undefined;
  readonly input: RecordInput<Item> | undefined;
  readonly onInput: (input: RecordInput<Item>) => void;
  readonly onAdd: (item: Item) => void;
}

export const SeriesSection = (props: OneProps<Series>) => (
  <RecordSection
    kind={seriesKind}
    words={{
      heading: t("report-authoring.series"),
      missingInPicker: t("report-authoring.selectAnySeries"),
      missing: t("report-authoring.selectTheSeries"),
      doneText: t("report-authoring.seriesSectionAdded"),
    }}
    {...props}
  />
);

export const PitchSection = (props: OneProps<Pitch>) => (
  <RecordSection
    kind={pitchKind}
    words={{
      heading: t("report-authoring.pitch"),
      missingInPicker: t("report-authoring.selectAnyPitch"),
      missing: t("report-authoring.selectThePitch"),
      doneText: t("report-authoring.pitchSectionAdded"),
    }}
    {...props}
  />
);
