import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { actionOptions } from "#blocks/audit/audit-words.ts";
import { PhoneField } from "#ui/phone-field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import classes from "./admin-audit.module.css";

export type Filter = {
  readonly phone: string;
  readonly action: string;
  /** Days as the browser's date field writes them; empty: no bound. */
  readonly from: string;
  readonly to: string;
  readonly about: string;
};
/** No day lies between. The browser's limits of a date field bound its picker, not what is typed. */
export const isReversed = ({ from, to }: Filter): boolean => from !== "" && to !== "" && from > to;

type AuditFilterProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

export const AuditFilter = ({ filter, onChange }: AuditFilterProps) => {
  const text = (field: "from" | "to" | "about") => ({
    value: filter[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      onChange({ ...filter, [field]: event.currentTarget.value });
    },
  });
  return (
    <div className={classes["filter"]} role="search">
      <PhoneField
        label={t("staff.audit.filterPhone")}
        clearLabel={t("staff.clear")}
        value={filter.phone}
        onChange={(phone) => {
          onChange({ ...filter, phone });
        }}
      />
      <NativeSelect
        aria-label={t("staff.audit.filterAction")}
        value={filter.action}
        data={[{ value: "", label: t("staff.audit.allActions") }, ...actionOptions()]}
        onChange={(event) => {
          onChange({ ...filter, action: event.currentTarget.value });
        }}
      />
      <TextInput
        aria-label={t("staff.audit.about")}
        placeholder={t("staff.audit.about")}
        maxLength={80}
        {...text("about")}
      />
      <div className={classes["days"]}>
        <TextInput label={t("staff.audit.from")} type="date" max={filter.to || undefined} {...text("from")} />
        <TextInput
          label={t("staff.audit.to")}
          type="date"
          min={filter.from || undefined}
          error={isReversed(filter) && t("staff.audit.reversed")}
          {...text("to")}
        />
      </div>
    </div>
  );
};
