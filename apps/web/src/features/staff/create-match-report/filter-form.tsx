import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { RecordFieldInput } from "./record-field.tsx";
import type { RecordKind } from "./record-kinds.ts";

interface RecordFilterFormProps<Item extends { readonly _id: string }> {
  readonly kind: RecordKind<Item>;
  readonly onAdd: (name: string, value: string) => void;
}

/** One filter of the list; a filter of the same kind is replaced. Countries begin with India. */
export const FilterForm = <Item extends { readonly _id: string }>({
  kind,
  onAdd,
}: RecordFilterFormProps<Item>) => {
  const [name, setName] = useState(kind.filters[0]?.name ?? "");
  const [value, setValue] = useState("");
  const field = kind.filters.find((one) => one.name === name);
  const start = (next: string) => {
    const chosen = kind.filters.find((one) => one.name === next);
    setName(next);
    setValue(chosen?.choices === "country" ? "ind" : "");
  };
  const add = () => {
    const text = value.trim();
    if (text !== "") {
      toast.success(t(kind.filterAdded));
      onAdd(name, text);
    } else if (field?.choices !== undefined || field?.label === "reports.city")
      toast.error(t(kind.filterMissing));
    else if (name === "teamCode" && kind.codeInvalid) toast.error(t(kind.codeInvalid));
    else toast.error(t(kind.nameInvalid));
  };
  return (
    <div className={classes["form"]}>
      <Choice
        label={t("reports.filterKind")}
        data={kind.filters.map((one) => ({ value: one.name, label: t(one.label) }))}
        value={name}
        required
        onChange={(next) => {
          if (next !== null) start(next);
        }}
      />
      {field && <RecordFieldInput field={field} value={value} onChange={setValue} />}
      <Button variant="soft" onClick={add}>
        {t("report-authoring.addFilter")}
      </Button>
    </div>
  );
};
