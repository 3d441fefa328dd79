import { mapper } from "@teamwright/contract/resources/mapper";
import { useState } from "react";
import * as z from "zod/mini";
import { readLocal, writeLocal } from "../records/local-keys.ts";

/** Source: document 001, section 9. */
export const MAX_TEAMS = 20;

const { filterType, basicFilter, advancedFilter } = mapper.teams.body.shape;
const filtersSchema = z.object({
  filterType,
  basicFilter,
  advancedFilter,
  numberOfTeams: z.int().check(z.minimum(1), z.maximum(MAX_TEAMS)),
});

/** What the mapped teams of a match are asked for, under the documents' names. */
export type MapperFilters = z.output<typeof filtersSchema>;
export type AdvancedFilter = NonNullable<MapperFilters["advancedFilter"]>;
/** The filters that are lists of players, by the app's ids. */
export type PlayerFilter = "fixed_player" | "drop_player" | "captain_player" | "vicecaptain_player";

export const noFilter: AdvancedFilter = {
  drop_player: [],
  fixed_player: [],
  captain_player: [],
  vicecaptain_player: [],
  credit_data: null,
  partision_data: [],
  combination_data: [],
};

export const defaultFilters: MapperFilters = {
  filterType: "basic",
  basicFilter: "equal",
  advancedFilter: null,
  numberOfTeams: MAX_TEAMS,
};

const storedSchema = z.object({ matchId: z.string(), filters: filtersSchema });

/** For a browser that stores nothing. */
let latest: z.output<typeof storedSchema> | undefined;

/** The device keeps the filters of the match that was filtered last; other matches start with the default. */
function readFilters(matchId: string): MapperFilters {
  const stored = storedSchema.safeParse(readLocal("mapper_filters"));
  const found = stored.success && latest?.matchId !== matchId ? stored.data : latest;
  return found?.matchId === matchId ? found.filters : defaultFilters;
}

function keepFilters(matchId: string, filters: MapperFilters): void {
  latest = { matchId, filters };
  writeLocal("mapper_filters", latest);
}

/** How many filters an advanced filter sets. */
export const countOf = (filter: AdvancedFilter | null): number =>
  filter === null
    ? 0
    : Object.values(filter).filter((one) => one !== null && (!Array.isArray(one) || one.length > 0)).length;

/** The call's body. */
export const questionOf = ({
  filterType: type,
  basicFilter: basic,
  advancedFilter: ownFilters,
  numberOfTeams,
}: MapperFilters) =>
  type === "advanced" && countOf(ownFilters) > 0
    ? ({ filterType: "advanced", advancedFilter: ownFilters, teamsCount: numberOfTeams } as const)
    : ({ filterType: "basic", basicFilter: basic, teamsCount: numberOfTeams } as const);

/** The match's filters, and changing them; they are stored at once. */
export function useMapperFilters(matchId: string) {
  const [filters, setFilters] = useState(() => readFilters(matchId));
  const change = (part: Partial<MapperFilters>) => {
    const next = { ...filters, ...part };
    keepFilters(matchId, next);
    setFilters(next);
  };
  return { filters, change };
}

/** The number that was typed; null when it is none from 1 to the most. */
export function teamNumberOf(text: string): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= MAX_TEAMS ? number : null;
}
