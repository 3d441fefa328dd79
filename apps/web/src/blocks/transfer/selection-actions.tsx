import { ActionIcon, Button } from "@mantine/core";
import { t } from "../../i18n/translate.ts";
import { CloseIcon } from "../../ui/icon.tsx";
import { useLayer } from "../../ui/use-layer.ts";

interface SelectionActionsProps {
  readonly all: boolean;
  readonly onLeave: () => void;
  readonly onReset: () => void;
  readonly onAll: () => void;
  readonly onTransfer: () => void;
  /** Of the transfer's button; "Transfer" unless it says more. */
  readonly transferLabel?: string;
}

/** The footer of a selection mode: leave, reset, all, transfer. Back leaves it too. */
export const SelectionActions = (props: SelectionActionsProps) => {
  const { all, onLeave, onReset, onAll, onTransfer, transferLabel = t("transfer.transfer") } = props;
  useLayer(true, onLeave);
  return (
    <>
      <ActionIcon aria-label={t("shell.cancel")} onClick={onLeave}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} onClick={onReset}>
        {t("common.reset")}
      </Button>
      <Button variant="soft" px={12} aria-pressed={all} onClick={onAll}>
        {t("common.selectAll")}
      </Button>
      <Button px={12} onClick={onTransfer}>
        {transferLabel}
      </Button>
    </>
  );
};
