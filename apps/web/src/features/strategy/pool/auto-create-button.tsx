import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { Player } from "@teamwright/domain";
import { memo, useState } from "react";
import { useNavigate } from "react-router";
import { PlayerPicker } from "../../../blocks/player-picker/player-picker.tsx";
import { checkPicked } from "../../../data/strategy/picker-rules.ts";
import { checkAutoCreate } from "../../../data/strategy/pool-rules.ts";
import { playersAt } from "../../../data/strategy/pool.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";

type Stage = "asking" | "picking" | null;

/** Teams from the announced line-ups alone, for those with one minute left; automatic cricket asks for impact players. */
export const AutoCreateButton = memo(function AutoCreateButton({
  context,
}: {
  readonly context: StrategyContext;
}) {
  const { match, sport, squad, draft, lineup } = context;
  const { strategy: words, shell } = useText();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>(null);
  const create = (impact: readonly Player[]) =>
    void navigate(paths.auto, { state: { impact: impact.map((player) => player.player_index) } });
  const onClick = () => {
    const missing = checkAutoCreate(sport, squad);
    if (missing !== null) toast.error(missing);
    else if (hasSuggestions(match)) setStage("asking");
    else create(playersAt(squad, draft.impact));
  };
  return (
    <>
      <Button variant="soft" px={14} onClick={onClick}>
        {messages.match.autoCreateTeams}
      </Button>
      <Dialog
        opened={stage === "asking"}
        onClose={() => {
          setStage(null);
        }}
        title={messages.match.addImpactPlayers}
        closeLabel={shell.close}
        footer={
          <>
            <Button
              variant="soft"
              onClick={() => {
                create(playersAt(squad, draft.impact));
              }}
            >
              {messages.generic.no}
            </Button>
            <Button
              onClick={() => {
                setStage("picking");
              }}
            >
              {messages.generic.yes}
            </Button>
          </>
        }
      >
        {words.impactDetail}
      </Dialog>
      <PlayerPicker
        opened={stage === "picking"}
        onClose={() => {
          setStage(null);
        }}
        title={words.impactPlayers}
        sport={sport}
        players={squad.filter((player) => player.playing === 0)}
        lineupOut={lineup}
        picked={draft.impact}
        check={(picked) => checkPicked("impact", picked)}
        onPick={create}
      />
    </>
  );
});
