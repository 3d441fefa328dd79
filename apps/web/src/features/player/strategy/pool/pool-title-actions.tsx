import { t, useLanguage } from "../../../../i18n/translate.ts";
import { Button } from "@mantine/core";
import { memo, useState } from "react";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { paths } from "../../../../lib/paths.ts";
import { EditIcon, SettingsIcon } from "../../../../ui/icon.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { BookingControls } from "./booking-controls.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

/** Rules and Edit Data. */
export const PoolTitleActions = memo(function PoolTitleActions({
  context,
}: {
  readonly context: StrategyContext;
}) {
  useLanguage();
  const [rulesOpen, setRulesOpen] = useState(false);
  return (
    <>
      <BookingControls match={context.match} />
      <Button
        variant="soft"
        size="sm"
        leftSection={<SettingsIcon size={18} />}
        onClick={() => {
          setRulesOpen(true);
        }}
      >
        {t("strategy.rules")}
      </Button>
      <LinkButton to={paths.change} variant="soft" size="sm" leftSection={<EditIcon size={18} />}>
        {t("strategy.editData")}
      </LinkButton>
      <RulesDialog
        context={context}
        opened={rulesOpen}
        onClose={() => {
          setRulesOpen(false);
        }}
      />
    </>
  );
});
