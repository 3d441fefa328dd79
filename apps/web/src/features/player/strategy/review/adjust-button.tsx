import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { Strategy } from "@teamwright/domain";
import { memo } from "react";
import { useNavigate } from "react-router";
import { choicesOf } from "#data/strategy/draft.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { paths } from "#lib/paths.ts";

/** Copies a generated strategy into the user's own steps, to change it there. */
export const AdjustButton = memo(function AdjustButton({ strategy }: { readonly strategy: Strategy }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="soft"
      onClick={() => {
        strategyStore.change({ strategy: choicesOf(strategy), replacedCredits: null, way: "fixed" });
        void navigate(paths.advanced);
      }}
    >
      {t("strategy.adjust")}
    </Button>
  );
});
