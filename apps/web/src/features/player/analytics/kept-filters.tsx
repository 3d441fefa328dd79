import type { TeamFilter } from "@teamwright/engine";
import { useMemo } from "react";
import { filterLabel } from "#blocks/team/filter-label.ts";
import { rosterFrom } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import classes from "./analytics.module.css";
import type { Analysis } from "./use-analysis.ts";

interface KeptFiltersProps {
  readonly openedAttempt: OpenedAttempt;
  readonly filters: readonly TeamFilter[];
  readonly analysis: Analysis;
}

/** Which teams are analysed: the filters of the screen before, and a link to the analysis of all of them. */
export const KeptFilters = ({
  openedAttempt: { match, attempt, teams },
  filters,
  analysis,
}: KeptFiltersProps) => {
  const roster = useMemo(
    () => rosterFrom(match.sport_index, teams.player_list),
    [match.sport_index, teams.player_list],
  );
  return (
    <div className={classes["kept"]} role="group" aria-label={t("teams.filters.active")}>
      <Chip tone="accent">
        {t("teams.ofTeams", { shown: analysis.analytics.teams, all: teams.teams.count })}
      </Chip>
      {filters.map((filter) => (
        <Chip key={filter.kind}>{filterLabel(filter, roster)}</Chip>
      ))}
      <LinkButton
        variant="subtle"
        size="sm"
        to={pathTo("analytics", { match: match.id, attempt: attempt.id })}
      >
        {t("teams.filters.clear")}
      </LinkButton>
    </div>
  );
};
