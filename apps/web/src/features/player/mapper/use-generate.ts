import { useState } from "react";
import { useNavigate } from "react-router";
import { teamNumberOf } from "#data/mapper/mapper-filters.ts";
import type { MapperFilters } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";

interface Filters {
  readonly filters: MapperFilters;
  readonly change: (part: Partial<MapperFilters>) => void;
}

/** The typed number of teams, and the way to the teams once it fits. */
export function useGenerate(id: string, { filters, change }: Filters) {
  const navigate = useNavigate();
  const [number, setNumber] = useState(String(filters.numberOfTeams));
  const [problem, setProblem] = useState("");

  const type = (value: string) => {
    setNumber(value);
    setProblem("");
    const teams = teamNumberOf(value);
    if (teams !== null) change({ numberOfTeams: teams });
  };
  /** Opens the teams of a filter; `part` is what this screen asks for. */
  const generate = (part: Partial<MapperFilters>) => {
    const numberOfTeams = teamNumberOf(number);
    if (numberOfTeams === null) {
      setProblem(t("mapper.enterValidNumberOfTeams"));
      return;
    }
    change({ ...part, numberOfTeams });
    void navigate(pathTo("displayMapperTeams", { id }));
  };
  return { number, problem, type, generate };
}
