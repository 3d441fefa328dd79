import { t } from "#i18n/translate.ts";
import { SearchIcon } from "#ui/icon.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** As many as are read at a glance; more have a search. */
export const FEW_MEMBERS = 5;

interface MemberSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const MemberSearch = ({ value, onChange }: MemberSearchProps) => (
  <TextInput
    aria-label={t("groups.search")}
    placeholder={t("groups.search")}
    type="search"
    maxLength={40}
    leftSection={<SearchIcon size={18} />}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
