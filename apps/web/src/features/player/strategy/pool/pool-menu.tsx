import { t } from "#i18n/translate.ts";
import { memo, useState } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { paths } from "#lib/paths.ts";
import { EditIcon, GroupIcon, MoreIcon, SettingsIcon } from "#ui/icon.tsx";
import { Popover, PopoverItem, PopoverLink } from "#ui/popover.tsx";
import { MarksSheet } from "./marks-sheet.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

/** What is needed now and then: own line-ups and marks, the fantasy rules, Edit Data. */
export const PoolMenu = memo(function PoolMenu({ context }: { readonly context: StrategyContext }) {
  const [isOpen, setIsOpen] = useState<"marks" | "rules" | null>(null);
  const close = () => {
    setIsOpen(null);
  };
  return (
    <>
      <Popover label={t("strategy.moreTools")} trigger={<MoreIcon size={20} />}>
        <PopoverItem onClick={() => setIsOpen("marks")}>
          <GroupIcon size={20} />
          {t("strategy.marks")}
        </PopoverItem>
        <PopoverItem onClick={() => setIsOpen("rules")}>
          <SettingsIcon size={20} />
          {t("strategy.rules")}
        </PopoverItem>
        <PopoverLink to={paths.change}>
          <EditIcon size={20} />
          {t("strategy.editData")}
        </PopoverLink>
      </Popover>
      {isOpen === "marks" && <MarksSheet context={context} isOpen onClose={close} />}
      <RulesDialog context={context} isOpen={isOpen === "rules"} onClose={close} />
    </>
  );
});
