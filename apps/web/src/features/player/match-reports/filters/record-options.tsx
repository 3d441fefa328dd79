import { OptionRow } from "#ui/option-row.tsx";
import { t } from "#i18n/translate.ts";
import classes from "../match-reports.module.css";
import type { PickedRecord } from "./record-calls.ts";

interface RecordOptionsProps {
  readonly label: string;
  readonly records: readonly PickedRecord[];
  readonly chosenRecord: PickedRecord | null;
  readonly onChoose: (record: PickedRecord) => void;
}

/** One page of records, of which one may be chosen. */
export const RecordOptions = ({ label, records, chosenRecord, onChoose }: RecordOptionsProps) => {
  if (records.length === 0) return <p className={classes["note"]}>{t("reports.nothingFound")}</p>;
  return (
    <div role="radiogroup" aria-label={label} className={classes["options"]}>
      {records.map((record) => (
        <OptionRow
          key={record.id}
          kind="radio"
          group="record"
          label={record.name}
          detail={record.detail}
          checked={chosenRecord?.id === record.id}
          onChange={() => {
            onChoose(record);
          }}
        />
      ))}
    </div>
  );
};
