import { GENERATION_TYPE, TEAM_LIMIT } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { StrategySentences } from "#blocks/strategy-bar/strategy-sentences.tsx";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { usePlanStatus } from "#data/api/session.ts";
import type { ReceivedStrategy, SharedMatch } from "#data/strategy/share-link.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { GenerateButton } from "#blocks/generation/generate-button.tsx";
import { GenerationProgress } from "#blocks/generation/generation-progress.tsx";
import classes from "../review/review.module.css";
import { useGeneration } from "#blocks/generation/use-generation.ts";
import { generateTeams } from "#engine-client/generate-teams.ts";
import { sharedContext, takeOver } from "./shared-context.ts";

/** The limits of an account whose powers are not known yet. Source: DECISIONS section 3. */
const usualLimits = { team_limit: TEAM_LIMIT.normal, quick_team_limit: TEAM_LIMIT.quick };

interface SharedStepProps {
  readonly received: ReceivedStrategy;
  readonly seenMatch: SharedMatch;
  readonly loadedAt: number;
}

/** A shared strategy in sentences with its exact count; "Generate Teams" makes the sender's teams. */
export const SharedStep = ({ received, seenMatch, loadedAt }: SharedStepProps) => {
  const navigate = useNavigate();
  const limits = usePlanStatus() ?? usualLimits;
  const context = useMemo(() => sharedContext(received, seenMatch.match), [received, seenMatch]);
  // The parts of a preset's mix are not strategies that the sender knows.
  const mix = useMemo(
    () =>
      received.mix === undefined || received.generationType !== GENERATION_TYPE.normal
        ? undefined
        : { parts: received.mix },
    [received],
  );
  const outlook = useOutlook(context, mix);
  const control = useGeneration(generateTeams);
  const limit =
    received.generationType === GENERATION_TYPE.quick ? limits.quick_team_limit : limits.team_limit;
  const teams = Math.min(received.teams, limit);
  const whole = teams === received.teams;
  const lines = outlook.lines.map((line) => ({ ...line, route: null }));

  const generate = () => {
    const { strategy, mix, seed, generationType, made } = received;
    const { match, engineMatch } = context;
    const expectedTeams = whole ? made : undefined;
    void control.start({
      match,
      engineMatch,
      strategy,
      mix,
      teams,
      seed,
      generationType,
      expected: expectedTeams,
    });
  };
  const change = () => {
    const undo = takeOver(received, seenMatch, () => {
      toast.info(t("strategy.draftSetAside"));
    });
    void navigate(paths.advanced);
    if (undo !== null) toast.info(t("share-link.replaced"), { label: t("shell.undo"), onClick: undo });
  };
  const figure = teamFigure(received.teams);
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={{ ...outlook, lines }}
      title={t("share-link.title")}
      withoutAside
      isGiven
      foreign
      onBack={() => void navigate(paths.home)}
      footer={
        <>
          {received.mix === undefined && (
            <Button variant="soft" onClick={change}>
              {t("share-link.change")}
            </Button>
          )}
          <GenerateButton control={control} onClick={generate}>
            {mix === undefined
              ? t("common.generateTeams")
              : t("strategy-bounds.mix.generate", {
                  generate: t("common.generateTeams"),
                  n: mix.parts.length,
                })}
          </GenerateButton>
        </>
      }
    >
      <div className={classes["panes"]}>
        <div className={classes["number"]}>
          <Card tone={whole ? "accent" : "warn"}>
            {whole &&
              (received.made === undefined
                ? t("share-link.sameOnce", { teams: figure })
                : t("share-link.same", { teams: figure }))}
            {!whole && t("share-link.fewer", { asked: figure, limit: teamFigure(limit) })}
          </Card>
          {seenMatch.changed.length > 0 && (
            <Card tone="warn">
              {t("share-link.changed", { players: seenMatch.changed.map(({ now }) => now.name).join(", ") })}
            </Card>
          )}
          <GenerationProgress control={control} />
        </div>
        <Card>
          <StrategySentences lines={lines} />
        </Card>
      </div>
    </FlowFrame>
  );
};
