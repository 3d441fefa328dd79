import { ActionIcon, Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { startTransition, useState } from "react";
import { filtersToQuery } from "../../blocks/team/filters-query.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
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
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** Analytics, Print and Select; in the selection mode what can be done with the teams ticked. */
export const DisplayFooter = ({ opened, set, rows, state, onChange }: DisplayFooterProps) => {
  const { teams } = useText();
  const { match, attempt } = opened;
  const address = { match: match.id, attempt: attempt.id };
  if (state.selected !== null)
    return (
      <SelectionFooter opened={opened} set={set} rows={rows} selected={state.selected} onChange={onChange} />
    );
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

interface SelectionFooterProps extends Omit<DisplayFooterProps, "state"> {
  readonly selected: Selection;
}

const SelectionFooter = ({ opened, set, rows, selected, onChange }: SelectionFooterProps) => {
  const { shell } = useText();
  const [storing, setStoring] = useState(false);
  const all = allSelected(selected, rows);
  const store = () => {
    if (selected.count === 0) toast.error(messages.store.selectTeams);
    else startTransition(() => setStoring(true));
  };
  return (
    <>
      <ActionIcon aria-label={shell.cancel} onClick={() => onChange({ selected: null })}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} onClick={() => onChange({ selected: emptySelection(set.teams.count) })}>
        {messages.generic.reset}
      </Button>
      <Button
        variant="soft"
        px={12}
        aria-pressed={all}
        onClick={() => onChange({ selected: withAll(selected, rows, !all) })}
      >
        {messages.generic.selectAll}
      </Button>
      <Button px={12} onClick={store}>
        {messages.store.store}
      </Button>
      {storing && (
        <StoreBox opened={opened} set={set} selected={selected} onClose={() => setStoring(false)} />
      )}
    </>
  );
};
