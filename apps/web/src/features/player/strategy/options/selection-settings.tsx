import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { percentageGroup } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";
import { useState } from "react";
import { paths } from "#lib/paths.ts";
import { tenthsFigure } from "#lib/figures.ts";
import { Dialog } from "#ui/dialog.tsx";
import { SettingsIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import classes from "./selection-settings.module.css";

interface SelectionSettingsProps {
  readonly pool: readonly Player[];
  readonly pattern: 1 | 2;
}

/** "Settings" for staff: the players of each percentage group, and a link to change a percentage. */
export const SelectionSettings = ({ pool, pattern }: SelectionSettingsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const names = pattern === 1 ? ["0-49.99%", "50-100%"] : ["0-29.99%", "30-69.99%", "70-100%"];
  const inGroup = (group: number) =>
    pool.filter(({ selected_by }) => selected_by !== null && percentageGroup(pattern, selected_by) === group);
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        leftSection={<SettingsIcon size={18} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t("strategy.settings")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title={t("strategy.percentageGroups")}
        footer={<LinkButton to={paths.change}>{t("strategy.editData")}</LinkButton>}
      >
        {names.map((name, group) => (
          <section key={name} className={classes["group"]}>
            <h3 className={classes["name"]}>{name}</h3>
            <p className={classes["players"]}>
              {inGroup(group)
                .map(
                  (player) =>
                    `${player.name} ${player.selected_by === null ? "" : tenthsFigure(player.selected_by)}`,
                )
                .join(", ") || t("strategy.nobody")}
            </p>
          </section>
        ))}
      </Dialog>
    </>
  );
};
