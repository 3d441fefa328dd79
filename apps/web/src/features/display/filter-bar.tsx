import type { TeamFilter } from "@teamwright/engine";
import { filterLabel } from "../../blocks/team/filter-label.ts";
import { useText } from "../../i18n/text.ts";
import { RemovableChip } from "../../ui/chip.tsx";
import classes from "./display.module.css";
import { withoutFilter } from "./display-state.ts";
import type { DisplayState } from "./display-state.ts";
import type { TeamSet } from "./use-team-set.ts";

interface FilterBarProps {
  readonly set: TeamSet;
  readonly filters: readonly TeamFilter[];
  readonly shown: number;
  readonly busy: boolean;
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** The filters at work, each to be taken away, and how many teams they leave. */
export const FilterBar = ({ set, filters, shown, busy, onChange }: FilterBarProps) => {
  const text = useText();
  return (
    <div className={classes["filters"]} role="group" aria-label={text.filters.active}>
      {filters.map((filter) => {
        const label = filterLabel(filter, set.views.roster, text);
        return (
          <RemovableChip
            key={filter.kind}
            removeLabel={text.filters.remove(label)}
            onRemove={() => onChange({ filters: withoutFilter(filters, filter.kind) })}
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
};
