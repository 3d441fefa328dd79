import type { UserList, UserOrder } from "@teamwright/contract";
import { userLists } from "@teamwright/contract/resources/user-desk";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import { SearchIcon } from "#ui/icon.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Sorting, UserChoice } from "./desk-queries.ts";
import classes from "./users-desk.module.css";

const sortings = [
  { value: "newest", label: "staff.desk.sort.newest", order: "registered", descending: true },
  { value: "oldest", label: "staff.desk.sort.oldest", order: "registered", descending: false },
  { value: "ends-first", label: "staff.desk.sort.endsFirst", order: "plan_end", descending: false },
  { value: "ends-last", label: "staff.desk.sort.endsLast", order: "plan_end", descending: true },
  { value: "name", label: "staff.desk.sort.name", order: "name", descending: false },
  { value: "number", label: "staff.desk.sort.number", order: "phone", descending: false },
] as const satisfies readonly ({ value: string; label: string; order: UserOrder } & Sorting)[];

type UsersFilterProps = {
  readonly choice: UserChoice;
  readonly counts: Readonly<Record<UserList, number>> | undefined;
  readonly onChange: (choice: UserChoice) => void;
};

/** Search, lists with their counts, order. */
export const UsersFilter = ({ choice, counts, onChange }: UsersFilterProps) => {
  const sorting = sortings.find(
    ({ order, descending }) => order === choice.order && descending === choice.descending,
  );
  return (
    <div className={classes["filter"]} role="search">
      <div className={classes["fields"]}>
        <TextInput
          aria-label={t("staff.desk.search")}
          placeholder={t("staff.desk.search")}
          type="search"
          maxLength={80}
          leftSection={<SearchIcon size={18} />}
          value={choice.search}
          onChange={(event) => onChange({ ...choice, search: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={t("staff.desk.sorting")}
          value={sorting?.value}
          data={sortings.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(event) => {
            const next = sortings.find(({ value }) => value === event.currentTarget.value);
            if (next) onChange({ ...choice, order: next.order, descending: next.descending });
          }}
        />
      </div>
      <div className={classes["lists"]} role="group" aria-label={t("staff.desk.lists")}>
        {userLists.map((list) => (
          <ChipButton key={list} pressed={choice.list === list} onClick={() => onChange({ ...choice, list })}>
            {t(`staff.desk.list.${list}`)} {counts?.[list] ?? ""}
          </ChipButton>
        ))}
      </div>
    </div>
  );
};
