import { useState } from "react";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { t } from "#i18n/translate.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import classes from "./create-match-report.module.css";
import { FilterForm } from "./filter-form.tsx";
import { RecordForm } from "./record-form.tsx";
import type { RecordKind, RecordValues } from "./record-kinds.ts";
import { RecordList } from "./record-list.tsx";
import type { RecordInput } from "./sections.ts";

interface RecordPickerProps<Item extends { readonly _id: string }> {
  readonly id: string;
  readonly kind: RecordKind<Item>;
  /** Shown when Add is pressed without a choice. */
  readonly missing: string;
  readonly input: RecordInput<Item> | undefined;
  readonly onInput: (input: RecordInput<Item>) => void;
}

type View = "list" | "add" | "filter";

/** Choose a record: from the list, by adding one, or after filtering. */
export const RecordPicker = <Item extends { readonly _id: string }>(props: RecordPickerProps<Item>) => {
  const { id, kind, missing, input } = props;
  const [view, setView] = useState<View>("list");
  const [filters, setFilters] = useState<RecordValues>({});
  // The reply to a new record comes later than other input.
  const change = useLatestCallback((part: Partial<RecordInput<Item>>) =>
    props.onInput({ taken: false, ...input, ...part }),
  );
  return (
    <div className={classes["picker"]}>
      <Tabs<View>
        id={id}
        look="pill"
        label={t(kind.addTitle)}
        items={[
          { value: "list", label: t("report-authoring.list") },
          { value: "add", label: t(kind.addTitle) },
          { value: "filter", label: t("report-authoring.filter") },
        ]}
        value={view}
        onChange={setView}
      />
      <TabPanel id={id} value={view}>
        {view === "list" && (
          <RecordList
            kind={kind}
            filters={filters}
            onFilters={setFilters}
            missing={missing}
            chosenItem={input?.item}
            onChoose={(item) => change({ item })}
            onTake={(item) => change({ item, taken: true })}
          />
        )}
        {view === "add" && (
          <RecordForm kind={kind} values={input?.typed ?? {}} onValues={(typed) => change({ typed })} />
        )}
        {view === "filter" && (
          <FilterForm
            kind={kind}
            onAdd={(name, value) => {
              setFilters({ ...filters, [name]: value });
              setView("list");
            }}
          />
        )}
      </TabPanel>
    </div>
  );
};
