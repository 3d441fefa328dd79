import { Button } from "#ui/button.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { dataOf } from "#data/api/client.ts";
import { t } from "#i18n/translate.ts";
import { RemovableChip } from "#ui/chip.tsx";
import { OptionRow } from "#ui/option-row.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./create-match-report.module.css";
import type { RecordKind, RecordValues } from "./record-kinds.ts";

interface RecordListProps<Item extends { readonly _id: string }> {
  readonly kind: RecordKind<Item>;
  readonly filters: RecordValues;
  readonly onFilters: (filters: RecordValues) => void;
  readonly missing: string;
  readonly chosenItem: Item | undefined;
  readonly onChoose: (item: Item) => void;
  /** Add: takes what is chosen. */
  readonly onTake: (item: Item) => void;
}

const FilterChips = ({ filters, onFilters }: Pick<RecordListProps<never>, "filters" | "onFilters">) => (
  <div className={classes["chips"]}>
    {Object.entries(filters).map(([name, value]) => (
      <RemovableChip
        key={name}
        removeLabel={t("report-authoring.removeFilter", { title: value })}
        onRemove={() => {
          const { [name]: _removed, ...rest } = filters;
          onFilters(rest);
        }}
      >
        {value}
      </RemovableChip>
    ))}
  </div>
);

/** Records that the filters leave, ten to a page; one of them may be chosen. */
export const RecordList = <Item extends { readonly _id: string }>(props: RecordListProps<Item>) => {
  const { kind, filters, onFilters, missing, chosenItem, onChoose, onTake } = props;
  const [page, setPage] = useState(0);
  const list = useQuery({
    queryKey: ["report-records", "authoring", kind.key, filters, page],
    queryFn: async ({ signal }) => dataOf(await kind.list(filters, page, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (list.data === undefined)
    return <QueryState query={list} loading={t("reports.loading")} rows={3} height={52} />;
  const records = list.data.data;
  return (
    <>
      {Object.keys(filters).length > 0 && (
        <FilterChips
          filters={filters}
          onFilters={(next) => {
            setPage(0);
            onFilters(next);
          }}
        />
      )}
      {records.length === 0 && <p className={classes["note"]}>{t("reports.nothingFound")}</p>}
      <div role="radiogroup" aria-label={t(kind.addTitle)} className={classes["options"]}>
        {records.map((one) => (
          <OptionRow
            key={one._id}
            kind="radio"
            group="record"
            label={kind.nameOf(one)}
            detail={kind.detailOf(one)}
            checked={chosenItem?._id === one._id}
            onChange={() => {
              onChoose(one);
            }}
          />
        ))}
      </div>
      <StaffPager page={page} totalPages={list.data?.totalPages ?? 0} onChange={setPage} />
      <Button
        variant="soft"
        onClick={() => {
          if (chosenItem === undefined) toast.error(missing);
          else onTake(chosenItem);
        }}
      >
        {t("report-authoring.add")}
      </Button>
    </>
  );
};
