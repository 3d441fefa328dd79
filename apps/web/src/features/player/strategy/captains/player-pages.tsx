import { memo, useState } from "react";
import { Explain } from "#blocks/explain/explain.tsx";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { checkCaptains, checkFixedCount, checkShares, checkViceCaptains } from "#data/strategy/step-rules.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/button.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { stepPage } from "../flow/step-page.tsx";
import { afterFixed } from "../state/choices.ts";
import { CaptaincyShares, CaptaincySuggestion } from "./captaincy-dialogs.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { GroupList } from "./group-list.tsx";
import { PlayerStepPage } from "./player-step.tsx";
import type { ContextProps, PlayerStep } from "./player-step.tsx";
import { PlayerSuggestion, PlayerSuggestionForm } from "./player-suggestion.tsx";
import { SuggestedCaptaincies } from "./suggested-captaincies.tsx";
import { useViceCaptainMarks } from "./vice-captain-marks.tsx";

const CreateGroups = memo(function CreateGroups({ context }: ContextProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        leftSection={<PlusIcon size={18} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t("strategy.createGroups")}
      </Button>
      <GroupDialog
        context={context}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </>
  );
});

const candidatesOf = (title: string) => t("strategy.candidatesOf", { title });
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
    Suggestion: (props) => (
      <PlayerSuggestion context={props.context}>
        {(close) => <PlayerSuggestionForm {...props} kind="fixed" onClose={close} />}
      </PlayerSuggestion>
    ),
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
    title: "strategy.captaincies",
    kind: "captains",
    chosenIn: ({ captains }) => captains,
    withChosen: (strategy, players) => changeBounds(strategy, { captains: [...players] }),
    missing: (strategy, sport) =>
      checkCaptains(strategy.captains, sport) ??
      checkShares(strategy.captain_distribution, strategy.captains) ??
      checkViceCaptains(strategy.vice_captains, sport) ??
      checkShares(strategy.vice_captain_distribution, strategy.vice_captains),
    listLabel: ({ slug }) => candidatesOf(t("strategy.captain", { sport: slug })),
    sort: "captain",
    rows: (sport) => ({ figures: "first", quiet: true, mark: sport.badges.captain }),
    useSecondChoice: useViceCaptainMarks,
    TitleActions: CaptaincyShares,
    Suggestion: CaptaincySuggestion,
    Above: SuggestedCaptaincies,
  },
} as const satisfies Record<string, PlayerStep>;

const pageOf = (step: PlayerStep) =>
  stepPage(step.title, (props) => <PlayerStepPage step={step} {...props} />);

/** /fixed: players in every team, and player groups. */
export const FixedPage = pageOf(steps.fixed);

/** /captain and /vicecaptain: the candidates of both captaincies on the same rows, and their shares. */
export const CaptainPage = pageOf(steps.captain);
