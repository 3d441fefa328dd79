import { t } from "../../../i18n/translate.ts";
import { ActionIcon, Button } from "@mantine/core";
import { CloseIcon } from "../../../ui/icon.tsx";
import type { TeamSelection } from "./use-selection.ts";

interface GroupFooterProps {
  readonly selection: TeamSelection;
  readonly count: number;
  readonly onTransfer: () => void;
}

/** Select; in the selection mode Select All, Reset and Transfer. */
export const GroupFooter = ({ selection, count, onTransfer }: GroupFooterProps) => {
  const { rows } = selection;
  if (rows === null) return <Button onClick={() => selection.choose([])}>{t("groups.select")}</Button>;
  return (
    <>
      <ActionIcon aria-label={t("groups.leaveSelection")} onClick={selection.leave}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} onClick={() => selection.choose([])}>
        {t("groups.reset")}
      </Button>
      <Button variant="soft" px={12} onClick={selection.toggleAll}>
        {t(rows.size === count ? "groups.selectNone" : "groups.selectAll")}
      </Button>
      <Button px={12} onClick={onTransfer}>
        {t("groups.transfer")}
      </Button>
    </>
  );
};
