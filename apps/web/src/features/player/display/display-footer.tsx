import { t, useLanguage } from "../../../i18n/translate.ts";
import { ActionIcon, Button } from "@mantine/core";
import { memo, startTransition, useState } from "react";
import { filtersToQuery } from "../../../blocks/team/filters-query.ts";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { pathTo } from "../../../lib/paths.ts";
import { useLatestCallback } from "../../../lib/use-latest-callback.ts";
import { CloseIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useLayer } from "../../../ui/use-layer.ts";
import type { DisplayState } from "./display-state.ts";
import { allSelected, emptySelection, rowsInOrder, withAll } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { StoreBox } from "./store-box.tsx";
import { TransferSelected } from "./transfer/transfer-selected.tsx";
import type { ShownTeams } from "./use-team-set.ts";

interface DisplayFooterProps {
  readonly opened: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  /** Whether the teams can be ticked already: their boxes appear shortly after the tap on "Select". */
  readonly selecting: boolean;
  readonly onChange: (part: Partial<DisplayState>) => void;
}

/** Analytics, Print, Shortcut Print and Select; in selection mode the actions for the ticked teams. */
export const DisplayFooter = ({ opened, set, rows, state, selecting, onChange }: DisplayFooterProps) => {
  const { match, attempt } = opened;
  const address = { match: match.id, attempt: attempt.id };
  if (selecting && state.selected !== null)
    return <Selecting opened={opened} set={set} rows={rows} selected={state.selected} onChange={onChange} />;
  return (
    <>
      <LinkButton variant="soft" px={10} to={pathTo("analytics", address)}>
        {t("common.analytics")}
      </LinkButton>
      <LinkButton
        variant="soft"
        px={10}
        to={pathTo("printTeams", address) + filtersToQuery(state.filters, state.order)}
      >
        {t("common.print")}
      </LinkButton>
      <LinkButton variant="soft" px={10} to={pathTo("shortcutPrintNormal", address)}>
        {t("common.shortcutPrint")}
      </LinkButton>
      <Button px={10} onClick={() => onChange({ selected: emptySelection(set.teams.count) })}>
        {t("teams.select")}
      </Button>
    </>
  );
};

interface SelectingProps extends Omit<DisplayFooterProps, "state" | "selecting"> {
  readonly selected: Selection;
}

const Selecting = ({ opened, set, rows, selected, onChange }: SelectingProps) => {
  const [storing, setStoring] = useState(false);
  const [sending, setSending] = useState(false);
  const all = allSelected(selected, rows);
  const onLeave = useLatestCallback(() => onChange({ selected: null }));
  useLayer(true, onLeave);
  const onReset = useLatestCallback(() => onChange({ selected: emptySelection(set.teams.count) }));
  const onAll = useLatestCallback(() => onChange({ selected: withAll(selected, rows, !all) }));
  const onStore = useLatestCallback(() => {
    if (selected.count === 0) toast.error(t("teams.selectTeams"));
    else startTransition(() => setStoring(true));
  });
  const onTransfer = useLatestCallback(() => {
    if (selected.count === 0) toast.error(t("transfer.selectAtLeastOneTeam"));
    else startTransition(() => setSending(true));
  });
  return (
    <>
      <SelectionButtons
        all={all}
        onLeave={onLeave}
        onReset={onReset}
        onAll={onAll}
        onStore={onStore}
        onTransfer={onTransfer}
      />
      {sending && (
        <TransferSelected
          opened={opened}
          set={set}
          rows={rowsInOrder(selected, rows)}
          onClose={() => setSending(false)}
          onStore={() => {
            setSending(false);
            setStoring(true);
          }}
        />
      )}
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
  readonly onTransfer: () => void;
}

/** The same object while teams are ticked, so that a tick renders no team again. */
const SelectionButtons = memo(function SelectionButtons(props: SelectionButtonsProps) {
  useLanguage();
  const { all, onLeave, onReset, onAll, onStore, onTransfer } = props;
  return (
    <>
      <ActionIcon aria-label={t("shell.cancel")} onClick={onLeave}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" size="sm" px={10} onClick={onReset}>
        {t("common.reset")}
      </Button>
      <Button variant="soft" size="sm" px={10} aria-pressed={all} onClick={onAll}>
        {t("common.selectAll")}
      </Button>
      <Button variant="soft" size="sm" px={10} onClick={onStore}>
        {t("teams.store")}
      </Button>
      <Button size="sm" px={10} onClick={onTransfer}>
        {t("transfer.transfer")}
      </Button>
    </>
  );
});
