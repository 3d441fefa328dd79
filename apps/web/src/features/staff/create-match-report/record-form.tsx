import { Button } from "#ui/button.tsx";
import type { FormEvent } from "react";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import classes from "./create-match-report.module.css";
import { RecordFieldInput } from "./record-field.tsx";
import type { RecordKind, RecordValues } from "./record-kinds.ts";

interface RecordFormProps<Item extends { readonly _id: string }> {
  readonly kind: RecordKind<Item>;
  readonly values: RecordValues;
  readonly onValues: (values: RecordValues) => void;
}

/** Adds a record. Without all fields nothing is sent, as the documents ask. */
export const RecordForm = <Item extends { readonly _id: string }>({
  kind,
  values,
  onValues,
}: RecordFormProps<Item>) => {
  const { busy, submit } = useSubmit(kind.create);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const trimmedValues = Object.fromEntries(
      kind.fields.map(({ name }) => [name, (values[name] ?? "").trim()]),
    );
    if (Object.values(trimmedValues).includes("")) return;
    const result = await submit(trimmedValues);
    if (result === null) return;
    if (!result.ok) {
      toast.error(t(kind.createFailed));
      return;
    }
    onValues({});
    toast.success(t(kind.createdText));
    await queryClient.invalidateQueries({ queryKey: ["report-records"] });
  };

  return (
    <form className={classes["form"]} onSubmit={(event) => void send(event)}>
      {kind.fields.map((field) => (
        <RecordFieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => {
            onValues({ ...values, [field.name]: value });
          }}
        />
      ))}
      <Button type="submit" loading={busy}>
        {t(kind.addTitle)}
      </Button>
    </form>
  );
};
