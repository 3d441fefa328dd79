import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { countOf, noFilter, useMapperFilters } from "#data/mapper/mapper-filters.ts";
import type { AdvancedFilter } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import { CreditFilter } from "./credit-filter.tsx";
import { readCredits, textsOf } from "./read-credits.ts";
import { mapperScreen } from "./mapper-screen.tsx";
import type { MapperStep } from "./mapper-screen.tsx";
import { NumberOfTeams } from "./number-of-teams.tsx";
import { PlayerFilters } from "./player-filters.tsx";
import { ShapeFilters } from "./shape-filters.tsx";
import { useGenerate } from "./use-generate.ts";
import classes from "./mapper.module.css";

const FilterArena = ({ match, players, frame }: MapperStep) => {
  const storedFilters = useMapperFilters(match.id);
  const filter = storedFilters.filters.advancedFilter ?? noFilter;
  const [credits, setCredits] = useState(() => textsOf(filter.credit_data));
  const { number, problem, type, generate } = useGenerate(match.id, storedFilters);
  const set = (part: Partial<AdvancedFilter>) =>
    storedFilters.change({ advancedFilter: { ...filter, ...part } });

  const read = readCredits(credits);
  const wrongCredits = read.ok ? null : t("strategy.enterValidCreditRange");
  const none = read.ok && countOf({ ...filter, credit_data: read.value }) === 0;
  const refusal = useRefusal(none ? t("mapper.addAtLeastOneFilter") : wrongCredits);
  const send = () => {
    if (!refusal.refuses() && read.ok)
      generate({ filterType: "advanced", advancedFilter: { ...filter, credit_data: read.value } });
  };
  const reset = () => {
    setCredits(textsOf(null));
    storedFilters.change({ advancedFilter: null });
  };
  return frame(
    <div className={classes["stack"]}>
      <PlayerFilters match={match} knownPlayers={players} filter={filter} onChange={set} />
      <CreditFilter
        value={credits}
        problem={none ? null : refusal.shownRefusal}
        onChange={(value) => {
          setCredits(value);
          const typed = readCredits(value);
          if (typed.ok) set({ credit_data: typed.value });
        }}
      />
      <ShapeFilters match={match} filter={filter} onChange={set} />
      <ProblemNotice problem={none ? refusal.shownRefusal : null} />
      <NumberOfTeams value={number} problem={problem} onChange={type} onEnter={send} />
    </div>,
    <>
      <Button variant="soft" onClick={reset}>
        {t("common.reset")}
      </Button>
      <Button onClick={send}>{t("common.generateTeams")}</Button>
    </>,
  );
};

/** /d11filterarena/{id}: the advanced filters of the mapped teams. */
export const MapperFilterPage = mapperScreen("mapper.advanced", "mapperArena", FilterArena);
