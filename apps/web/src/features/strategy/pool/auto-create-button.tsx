import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useNavigate } from "react-router";
import { checkAutoCreate } from "../../../data/strategy/pool-rules.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast.ts";

/** Teams from the announced line-ups alone, for those with one minute left. */
export const AutoCreateButton = ({ context }: { readonly context: StrategyContext }) => {
  const navigate = useNavigate();
  return (
    <Button
      variant="soft"
      onClick={() => {
        const missing = checkAutoCreate(context.sport, context.squad);
        if (missing === null) void navigate(paths.auto);
        else toast.error(missing);
      }}
    >
      {messages.match.autoCreateTeams}
    </Button>
  );
};
