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
  const [into, setInto] = useState("");
  return (
    <div className={classes["merge"]}>
      <NativeSelect
        label={t("match-desk.sameAs")}
        {...(name === undefined ? {} : { "aria-label": `${t("match-desk.sameAs")}, ${name}` })}
        value={into}
        data={[{ value: "", label: t("match-desk.choose") }, ...choices]}
        onChange={(event) => {
          setInto(event.currentTarget.value);
        }}
      />
      <Button variant="soft" disabled={into === ""} loading={busy} onClick={() => onMerge(into)}>
        {t("match-desk.merge")}
      </Button>
    </div>
  );
};
