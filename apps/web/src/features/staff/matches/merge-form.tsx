import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { useState } from "react";
import classes from "./admin-matches.module.css";

interface MergeFormProps {
  /** What is merged, where the form alone does not tell. */
  readonly name?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly busy: boolean;
  readonly onMerge: (into: string) => void;
}

/** Chooses the match or player that stays. */
export const MergeForm = ({ name, choices, busy, onMerge }: MergeFormProps) => {
  const [chosenValue, setChosenValue] = useState("");
  // A search, or somebody else, may have taken it off the list: what is not shown is not merged into.
  const into = choices.some(({ value }) => value === chosenValue) ? chosenValue : "";
  return (
    <div className={classes["merge"]}>
      <NativeSelect
        label={t("match-desk.sameAs")}
        {...(name === undefined ? {} : { "aria-label": `${t("match-desk.sameAs")}, ${name}` })}
        value={into}
        data={[{ value: "", label: t("match-desk.choose") }, ...choices]}
        onChange={(event) => {
          setChosenValue(event.currentTarget.value);
        }}
      />
      <Button variant="soft" disabled={into === ""} loading={busy} onClick={() => onMerge(into)}>
        {t("match-desk.merge")}
      </Button>
    </div>
  );
};
