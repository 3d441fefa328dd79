import { t } from "../../../i18n/translate.ts";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { knownActions } from "../../../blocks/audit/audit-words.ts";
import { PhoneField } from "../../../ui/phone-field.tsx";
import classes from "./admin-audit.module.css";

export type Filter = { readonly phone: string; readonly action: string };
type AuditFilterProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

export const AuditFilter = ({ filter, onChange }: AuditFilterProps) => {
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
        data={[
          { value: "", label: t("staff.audit.allActions") },
          ...knownActions.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => {
          onChange({ ...filter, action: event.currentTarget.value });
        }}
      />
    </div>
  );
};
