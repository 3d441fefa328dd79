import type { Player, Sport } from "@teamwright/domain";
import { memo, useMemo, useState } from "react";
import { Explain } from "../../../../blocks/explain/explain.tsx";
import { changeBounds } from "../../../../data/strategy/change-bounds.ts";
import {
  checkCaptains,
  checkFixedCount,
  checkShares,
  checkViceCaptains,
} from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { t, useLanguage } from "../../../../i18n/translate.ts";
import { paths } from "../../../../lib/paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChipButton } from "../../../../ui/chip.tsx";
import { PlusIcon } from "../../../../ui/icon.tsx";
import { stepPage } from "../flow/step-page.tsx";
import { afterFixed, toggled } from "../state/choices.ts";
import { DistributionSettings } from "./distribution-settings.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { GroupList } from "./group-list.tsx";
import classes from "./leaders.module.css";
import { PlayerStepPage } from "./player-step.tsx";
import type { PlayerStep } from "./player-step.tsx";

interface ContextProps {
  readonly context: StrategyContext;
}

const nobody: readonly number[] = [];

const CreateGroups = memo(function CreateGroups({ context }: ContextProps) {
  useLanguage();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        leftSection={<PlusIcon size={18} />}
        onClick={() => {
          setOpened(true);
        }}
      >
        {t("strategy.createGroups")}
      </Button>
      <GroupDialog
        context={context}
        opened={opened}
        onClose={() => {
          setOpened(false);
        }}
      />
    </>
  );
});

/** The shares of the candidates of a captaincy. */
const sharesOf = (
  list: "captains" | "vice_captains",
  shares: "captain_distribution" | "vice_captain_distribution",
) =>
  memo(function Shares({ context: { draft, pool } }: ContextProps) {
    useLanguage();
    return (
      <DistributionSettings
        pool={pool}
        candidates={draft.strategy[list] ?? nobody}
        distribution={draft.strategy[shares]}
        onChange={(distribution) => {
          strategyStore.changeBounds({ [shares]: distribution });
        }}
      />
    );
  });

/** "Together": vice-captains are chosen on the same rows as captains. */
function useViceCaptainMarks({ sport, draft }: StrategyContext) {
  const language = useLanguage();
  const [together, setTogether] = useState(false);
  const { vice_captains: viceCaptains } = draft.strategy;
  const { captain, viceCaptain } = sport.badges;
  const action = useMemo(
    () => (
      <ChipButton
        pressed={together}
        onClick={() => {
          setTogether(!together);
        }}
      >
        {t("strategy.together", { captain, viceCaptain })}
      </ChipButton>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its texts are of the language
    [together, language, captain, viceCaptain],
  );
  const after = ({ player_index: index, name }: Player) => (
    <button
      type="button"
      className={classes["second"]}
      aria-pressed={viceCaptains?.includes(index) ?? false}
      aria-label={t("strategy.viceCaptainOf", { name })}
      onClick={() => {
        strategyStore.changeBounds({ vice_captains: toggled(viceCaptains, index) });
      }}
    >
      <span>{viceCaptain}</span>
    </button>
  );
  return { action, after: together ? after : undefined };
}

const candidatesOf = (title: string) => t("strategy.candidatesOf", { title });
const candidateRows = (mark: keyof Sport["badges"]) => (sport: Sport) =>
  ({ figures: "first", quiet: true, mark: sport.badges[mark] }) as const;

/** The steps with players of the pool, in the order of the flow. */
const steps = {
  fixed: {
    route: paths.fixed,
    title: "strategy.fixedPlayers",
    kind: "fixed",
    chosenIn: ({ fixed }) => fixed,
    withChosen: (strategy, players, { pool, rules }) => afterFixed(strategy, players, pool, rules),
    missing: () => null,
    full: (sport, chosen) => {
      const tap = checkFixedCount(sport, chosen + 1);
      return tap === null ? null : { tap, row: t("strategy.fixedAlready", { n: sport.fixedMax }) };
    },
    listLabel: () => t("strategy.fixedPlayers"),
    rows: () => ({}),
    TitleActions: CreateGroups,
    Explained: () => (
      <Explain
        term="fixed"
        name={t("strategy.fixedPlayers")}
        also={[{ term: "groups", name: t("strategy.groups") }]}
      />
    ),
    Above: GroupList,
  },
  captain: {
    route: paths.captain,
    title: "strategy.captain",
    kind: "captains",
    chosenIn: ({ captains }) => captains,
    withChosen: (strategy, players) => changeBounds(strategy, { captains: [...players] }),
    missing: ({ captains, captain_distribution: shares }) =>
      checkCaptains(captains) ?? checkShares(shares, captains),
    listLabel: () => candidatesOf(t("strategy.captain")),
    sort: "captain",
    rows: candidateRows("captain"),
    useSecondChoice: useViceCaptainMarks,
    TitleActions: sharesOf("captains", "captain_distribution"),
  },
  viceCaptain: {
    route: paths.viceCaptain,
    title: "strategy.viceCaptain",
    kind: "viceCaptains",
    chosenIn: ({ vice_captains: viceCaptains }) => viceCaptains,
    withChosen: (strategy, players) => changeBounds(strategy, { vice_captains: [...players] }),
    missing: ({ vice_captains: viceCaptains, vice_captain_distribution: shares }) =>
      checkViceCaptains(viceCaptains) ?? checkShares(shares, viceCaptains),
    listLabel: () => candidatesOf(t("strategy.viceCaptain")),
    sort: "viceCaptain",
    rows: candidateRows("viceCaptain"),
    TitleActions: sharesOf("vice_captains", "vice_captain_distribution"),
  },
} as const satisfies Record<string, PlayerStep>;

const pageOf = (step: PlayerStep) =>
  stepPage(step.title, (props) => <PlayerStepPage step={step} {...props} />);

/** /fixed: players in every team, and player groups. */
export const FixedPage = pageOf(steps.fixed);

/** /captain: the captain candidates, and their shares. */
export const CaptainPage = pageOf(steps.captain);

/** /vicecaptain: the vice-captain candidates, and their shares. */
export const ViceCaptainPage = pageOf(steps.viceCaptain);
