import { memo } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { filterLabel } from "../../blocks/team/filter-label.ts";
import { useText } from "../../i18n/text.ts";
import { RemovableChip } from "../../ui/chip.tsx";
import classes from "./display.module.css";
import type { TeamSet } from "./use-team-set.ts";

interface FilterBarProps {
  readonly set: TeamSet;
  readonly filters: readonly TeamFilter[];
  readonly shown: number;
  readonly busy: boolean;
  readonly onRemove: (kind: TeamFilter["kind"]) => void;
}

/** The filters at work, each to be taken away, and how many teams they leave. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { set, filters, shown, busy, onRemove } = props;
  const text = useText();
  return (
    <div className={classes["filters"]} role="group" aria-label={text.filters.active}>
      {filters.map((filter) => {
        const label = filterLabel(filter, set.views.roster, text);
        return (
          <RemovableChip
            key={filter.kind}
            removeLabel={text.filters.remove(label)}
            onRemove={() => onRemove(filter.kind)}
          >
            {label}
          </RemovableChip>
        );
      })}
      <span className={`${classes["live"]} ${busy ? classes["busy"] : ""}`} role="status">
        {text.teams.ofTeams(shown, set.teams.count)}
      </span>
    </div>
  );
});
