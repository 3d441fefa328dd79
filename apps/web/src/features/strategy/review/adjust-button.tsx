import { Button } from "@mantine/core";
import type { Strategy } from "@teamwright/domain";
import { useNavigate } from "react-router";
import { fromStrategy } from "../../../data/strategy/from-strategy.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";

/** Takes a strategy that was made for the user into their own steps, to change it there. */
export const AdjustButton = ({ strategy }: { readonly strategy: Strategy }) => {
  const words = useText().strategy;
  const navigate = useNavigate();
  return (
    <Button
      variant="soft"
      onClick={() => {
        strategyStore.change({ ...fromStrategy(strategy), way: "fixed" });
        void navigate(paths.advanced);
      }}
    >
      {words.adjust}
    </Button>
  );
};
