import { ActionIcon, Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { memo, startTransition, useState } from "react";
import { filtersToQuery } from "../../blocks/team/filters-query.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { useLatestCallback } from "../../lib/use-latest-callback.ts";
import { CloseIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { toast } from "../../ui/toast.ts";
import type { DisplayState } from "./display-state.ts";
import { allSelected, emptySelection, withAll } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { StoreBox } from "./store-box.tsx";
import type { TeamSet } from "./use-team-set.ts";

interface DisplayFooterProps {
  readonly opened: OpenedAttempt;
  readonly set: TeamSet;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  /** Whether the teams can be ticked already: they get their boxes a moment after the tap on "Select". */
  readonly selecting: boolean;
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** Analytics, Print and Select; in the selection mode what can be done with the teams ticked. */
export const DisplayFooter = ({ opened, set, rows, state, selecting, onChange }: DisplayFooterProps) => {
  const { teams } = useText();
  const { match, attempt } = opened;
  const address = { match: match.id, attempt: attempt.id };
  if (selecting && state.selected !== null)
    return <Selecting opened={opened} set={set} rows={rows} selected={state.selected} onChange={onChange} />;
  return (
    <>
      <LinkButton variant="soft" to={pathTo("analytics", address)}>
        {messages.display.analytics}
      </LinkButton>
      <LinkButton
        variant="soft"
        to={pathTo("printTeams", address) + filtersToQuery(state.filters, state.order)}
      >
        {messages.generic.print}
      </LinkButton>
      <Button onClick={() => onChange({ selected: emptySelection(set.teams.count) })}>{teams.select}</Button>
    </>
  );
};

interface SelectingProps extends Omit<DisplayFooterProps, "state" | "selecting"> {
  readonly selected: Selection;
}

const Selecting = ({ opened, set, rows, selected, onChange }: SelectingProps) => {
  const [storing, setStoring] = useState(false);
  const all = allSelected(selected, rows);
  const onLeave = useLatestCallback(() => onChange({ selected: null }));
  const onReset = useLatestCallback(() => onChange({ selected: emptySelection(set.teams.count) }));
  const onAll = useLatestCallback(() => onChange({ selected: withAll(selected, rows, !all) }));
  const onStore = useLatestCallback(() => {
    if (selected.count === 0) toast.error(messages.store.selectTeams);
    else startTransition(() => setStoring(true));
  });
  return (
    <>
      <SelectionButtons all={all} onLeave={onLeave} onReset={onReset} onAll={onAll} onStore={onStore} />
      {storing && (
        <StoreBox opened={opened} set={set} selected={selected} onClose={() => setStoring(false)} />
      )}
    </>
  );
};

interface SelectionButtonsProps {
  readonly all: boolean;
  readonly onLeave: () => void;
  readonly onReset: () => void;
  readonly onAll: () => void;
  readonly onStore: () => void;
}

/** The same while teams are ticked one by one: a tick draws none of them again. */
const SelectionButtons = memo(function SelectionButtons(props: SelectionButtonsProps) {
  const { all, onLeave, onReset, onAll, onStore } = props;
  const { shell } = useText();
  return (
    <>
      <ActionIcon aria-label={shell.cancel} onClick={onLeave}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} onClick={onReset}>
        {messages.generic.reset}
      </Button>
      <Button variant="soft" px={12} aria-pressed={all} onClick={onAll}>
        {messages.generic.selectAll}
      </Button>
      <Button px={12} onClick={onStore}>
        {messages.store.store}
      </Button>
    </>
  );
});
