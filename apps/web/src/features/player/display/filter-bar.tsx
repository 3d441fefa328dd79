import { t } from "#i18n/translate.ts";
import { memo } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { filterLabel } from "#blocks/team/filter-label.ts";
import { RemovableChip } from "#ui/chip.tsx";
import classes from "./display.module.css";
import type { ShownTeams } from "./use-team-set.ts";

interface TeamFilterBarProps {
  readonly set: ShownTeams;
  readonly filters: readonly TeamFilter[];
  readonly shownCount: number;
  readonly busy: boolean;
  readonly onRemove: (kind: TeamFilter["kind"]) => void;
}

/** The active filters, each removable, and how many teams remain. */
export const FilterBar = memo(function FilterBar(props: TeamFilterBarProps) {
  const { set, filters, shownCount, busy, onRemove } = props;
  return (
    <div className={classes["filters"]} role="group" aria-label={t("teams.filters.active")}>
      <span className={`${classes["live"]} ${busy ? classes["busy"] : ""}`} role="status">
        {t("teams.ofTeams", { shown: shownCount, all: set.teams.count })}
      </span>
      {filters.map((filter) => {
        const label = filterLabel(filter, set.views.roster);
        return (
          <RemovableChip
            key={filter.kind}
            removeLabel={t("teams.filters.remove", { label })}
            onRemove={() => onRemove(filter.kind)}
          >
            {label}
          </RemovableChip>
        );
      })}
    </div>
  );
});
