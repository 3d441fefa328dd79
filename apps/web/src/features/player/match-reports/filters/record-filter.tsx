import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { t } from "#i18n/translate.ts";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { ReportsPager } from "../reports-pager.tsx";
import classes from "../match-reports.module.css";
import { recordsQuery, type PickedRecord, type FilterRecord, type RecordSearch } from "./record-calls.ts";
import { CountryChoice } from "./country-choice.tsx";
import { RecordOptions } from "./record-options.tsx";
import type { NamedRecord } from "./report-filters.ts";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";

interface RecordFilterProps {
  readonly kind: FilterRecord;
  readonly onAdd: (record: NamedRecord) => void;
}

const invalidName = {
  series: "reports.enterValidSeriesName",
  pitch: "reports.enterValidPitchName",
  team: "reports.enterValidTeamName",
} as const;
const nameLabel = {
  series: "reports.searchSeries",
  pitch: "reports.searchPitch",
  team: "reports.searchTeam",
} as const;
const missing = {
  series: "reports.selectSeriesToAdd",
  pitch: "reports.selectPitchToAdd",
  team: "reports.selectTeamToAdd",
} as const;
const addedText = {
  series: "reports.seriesFilterAdded",
  pitch: "reports.pitchFilterAdded",
  team: "reports.teamFilterAdded",
} as const;

/** Choose one series, pitch or team to narrow the reports to. */
export const RecordFilter = ({ kind, onAdd }: RecordFilterProps) => {
  const [search, setSearch] = useState<RecordSearch>({});
  const [page, setPage] = useState(0);
  const [chosenRecord, setChosenRecord] = useState<PickedRecord | null>(null);
  const list = useQuery(recordsQuery(kind, search, page));

  const refusal = useRefusal(chosenRecord === null ? t(missing[kind]) : null);
  const add = () => {
    if (refusal.refuses() || chosenRecord === null) return;
    toast.success(t(addedText[kind]));
    onAdd({ id: chosenRecord.id, name: chosenRecord.name });
  };

  return (
    <div className={classes["form"]}>
      <SearchForm
        kind={kind}
        onSearch={(wanted) => {
          setSearch({ ...wanted, ...(search.country && { country: search.country }) });
          setPage(0);
        }}
      />
      <CountryChoice
        value={search.country}
        onChange={(country) => {
          const { country: _before, ...rest } = search;
          setSearch(country === undefined ? rest : { ...rest, country });
          setPage(0);
        }}
      />
      <QueryState query={list} loading={t("reports.loading")} rows={3} height={52} />
      {list.data && (
        <RecordOptions
          label={t(nameLabel[kind])}
          records={list.data.records}
          chosenRecord={chosenRecord}
          onChoose={setChosenRecord}
        />
      )}
      {list.data && <ReportsPager page={page} totalPages={list.data.totalPages} onChange={setPage} />}
      <ProblemNotice problem={refusal.shownRefusal} />
      <Button onClick={add}>{t("reports.addFilter")}</Button>
    </div>
  );
};

/** Teams are found by their name or by their code; the others by their name. */
const SearchForm = ({
  kind,
  onSearch,
}: {
  readonly kind: FilterRecord;
  readonly onSearch: (search: RecordSearch) => void;
}) => {
  const [by, setBy] = useState<"name" | "code">("name");
  const [words, setWords] = useState("");
  const refusal = useRefusal(
    words.trim() === "" ? t(by === "code" ? "reports.enterValidTeamCode" : invalidName[kind]) : null,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (refusal.refuses()) return;
    onSearch(by === "code" ? { code: text } : { name: text });
  };
  return (
    <form className={classes["searchRow"]} onSubmit={submit}>
      <TextInput
        label={t(by === "code" ? "reports.searchCode" : nameLabel[kind])}
        value={words}
        error={refusal.shownRefusal !== null}
        maxLength={120}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          if (currentTarget.value.trim() === "") onSearch({});
        }}
      />
      <Button type="submit" variant="soft">
        {t("reports.search")}
      </Button>
      {kind === "team" && (
        <Button
          variant="subtle"
          onClick={() => {
            setBy(by === "name" ? "code" : "name");
            setWords("");
            onSearch({});
          }}
        >
          {t(by === "name" ? "reports.searchCode" : "reports.searchTeam")}
        </Button>
      )}
      <ProblemNotice problem={refusal.shownRefusal} />
    </form>
  );
};
