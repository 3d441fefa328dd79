import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { memo, useState } from "react";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { EditIcon, SettingsIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

/** Rules and Edit Data. */
export const PoolTitleActions = memo(function PoolTitleActions({
  context,
}: {
  readonly context: StrategyContext;
}) {
  const words = useText().strategy;
  const [rulesOpen, setRulesOpen] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        leftSection={<SettingsIcon size={18} />}
        onClick={() => {
          setRulesOpen(true);
        }}
      >
        {words.rules}
      </Button>
      <LinkButton to={paths.change} variant="soft" size="sm" leftSection={<EditIcon size={18} />}>
        {messages.generic.editData}
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
