import { Button } from "@mantine/core";
import { useState } from "react";
import { countOf, noFilter, useMapperFilters } from "../../../data/mapper/mapper-filters.ts";
import type { AdvancedFilter } from "../../../data/mapper/mapper-filters.ts";
import { t } from "../../../i18n/translate.ts";
import { toast } from "../../../ui/toast.ts";
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
  const stored = useMapperFilters(match.id);
  const filter = stored.filters.advancedFilter ?? noFilter;
  const [credits, setCredits] = useState(() => textsOf(filter.credit_data));
  const { number, problem, type, generate } = useGenerate(match.id, stored);
  const set = (part: Partial<AdvancedFilter>) => stored.change({ advancedFilter: { ...filter, ...part } });

  const send = () => {
    const read = readCredits(credits);
    if (!read.ok) {
      toast.error(t("strategy.enterValidCreditRange"));
      return;
    }
    const advancedFilter = { ...filter, credit_data: read.value };
    if (countOf(advancedFilter) === 0) toast.error(t("mapper.addAtLeastOneFilter"));
    else generate({ filterType: "advanced", advancedFilter });
  };
  const reset = () => {
    setCredits(textsOf(null));
    stored.change({ advancedFilter: null });
  };
  return frame(
    <div className={classes["stack"]}>
      <PlayerFilters match={match} known={players} filter={filter} onChange={set} />
      <CreditFilter
        value={credits}
        onChange={(value) => {
          setCredits(value);
          const read = readCredits(value);
          if (read.ok) set({ credit_data: read.value });
        }}
      />
      <ShapeFilters match={match} filter={filter} onChange={set} />
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
