import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { Button } from "#ui/button.tsx";
import { memo, startTransition, useState } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { CloseIcon } from "#ui/icon.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useFocusBack } from "#ui/use-focus-back.ts";
import { useLayer } from "#ui/use-layer.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import type { DisplayState } from "./display-state.ts";
import { allSelected, emptySelection, rowsInOrder, withAll } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { StoreBox } from "./store-box.tsx";
import { TransferSelected } from "./transfer/transfer-selected.tsx";
import type { ShownTeams } from "./use-team-set.ts";

interface SelectingProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly selection: Selection;
}

/** In selection mode: the actions for the ticked teams. */
export const SelectingFooter = ({ openedAttempt, set, rows, selection, onChange }: SelectingProps) => {
  const [storing, setStoring] = useState(false);
  const [sending, setSending] = useState(false);
  const refusedTap = useTapRefusal(selection);
  const all = allSelected(selection, rows);
  const onLeave = useLatestCallback(() => onChange({ selected: null }));
  useLayer(true, onLeave);
  useFocusBack(true);
  const onReset = useLatestCallback(() => onChange({ selected: emptySelection(set.teams.count) }));
  const onAll = useLatestCallback(() => onChange({ selected: withAll(selection, rows, !all) }));
  const onStore = useLatestCallback(() => {
    if (selection.count === 0) refusedTap.refuse(t("teams.selectTeams"));
    else startTransition(() => setStoring(true));
  });
  const onTransfer = useLatestCallback(() => {
    if (selection.count === 0) refusedTap.refuse(t("transfer.selectAtLeastOneTeam"));
    else startTransition(() => setSending(true));
  });
  return (
    <>
      <FooterProblem problem={refusedTap.shownRefusal} />
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
          openedAttempt={openedAttempt}
          set={set}
          rows={rowsInOrder(selection, rows)}
          onClose={() => setSending(false)}
          onStore={() => {
            setSending(false);
            setStoring(true);
          }}
        />
      )}
      {storing && (
        <StoreBox
          openedAttempt={openedAttempt}
          set={set}
          selection={selection}
          onClose={() => setStoring(false)}
        />
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
