import { t } from "#i18n/translate.ts";
import { type SportSlug, sportSlugs } from "@teamwright/domain";
import { matchStatuses } from "@teamwright/contract/resources/match-desk";
import { ChipButton } from "#ui/chip.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import classes from "./admin-matches.module.css";
import type { MatchFilter } from "./match-queries.ts";
import { SearchBox } from "./search-box.tsx";

const sports: readonly (SportSlug | null)[] = [null, ...sportSlugs];
const onlies = ["hidden", "attention"] as const;

type MatchFilterProps = {
  readonly filter: MatchFilter;
  readonly onChange: (filter: MatchFilter) => void;
};

/** Search, status, day, hidden or with questions, sport. */
export const MatchFilterBar = ({ filter, onChange }: MatchFilterProps) => (
  <>
    <SearchBox
      label={t("match-desk.searchMatches")}
      value={filter.search}
      onChange={(search) => onChange({ ...filter, search })}
    />
    <div className={classes["selects"]}>
      <NativeSelect
        aria-label={t("match-desk.status")}
        value={filter.status}
        data={[
          { value: "", label: t("match-desk.anyStatus") },
          ...matchStatuses.map((value) => ({ value, label: t(`match-desk.statuses.${value}`) })),
        ]}
        onChange={(event) => {
          const status = matchStatuses.find((value) => value === event.currentTarget.value);
          onChange({ ...filter, status: status ?? "" });
        }}
      />
      <NativeSelect
        aria-label={t("match-desk.only.label")}
        value={filter.only}
        data={[
          { value: "", label: t("match-desk.only.all") },
          ...onlies.map((value) => ({ value, label: t(`match-desk.only.${value}`) })),
        ]}
        onChange={(event) => {
          const only = onlies.find((value) => value === event.currentTarget.value);
          onChange({ ...filter, only: only ?? "" });
        }}
      />
      <TextInput
        aria-label={t("match-desk.day")}
        type="date"
        value={filter.day}
        onChange={(event) => onChange({ ...filter, day: event.currentTarget.value })}
      />
    </div>
    <div className={classes["filters"]} role="group" aria-label={t("shell.sports")}>
      {sports.map((slug) => (
        <ChipButton
          key={slug ?? "all"}
          pressed={filter.sport === slug}
          onClick={() => onChange({ ...filter, sport: slug })}
        >
          {slug === null ? t("match-desk.allSports") : t(`shell.sport.${slug}`)}
        </ChipButton>
      ))}
    </div>
  </>
);
