import { GENERATION_TYPE } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { useCallback, useMemo, useState } from "react";
import { WaysOutList } from "#blocks/strategy-bar/ways-out.tsx";
import { StrategySentences } from "#blocks/strategy-bar/strategy-sentences.tsx";
import { keepLastTime } from "#data/strategy/last-time.ts";
import type { MadeOfStrategy } from "#data/strategy/share-link.ts";
import { deviceKeys } from "#data/strategy/device-keys.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { newSeed } from "#lib/new-seed.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { Card } from "#ui/card.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import { OutQuestion } from "../players-out/out-question.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { useApplyStrategy } from "../flow/use-apply-strategy.ts";
import type { TeamsWanted } from "#engine-client/generate-teams.ts";
import { GenerateButton } from "#blocks/generation/generate-button.tsx";
import { GenerationProgress } from "#blocks/generation/generation-progress.tsx";
import { keepNumber, keptNumber } from "./kept-number.ts";
import { readTeamCount } from "./ready.ts";
import { ShareStrategy } from "./share-strategy.tsx";
import classes from "./review.module.css";
import { TeamNumber } from "./team-number.tsx";
import { useGeneration } from "#blocks/generation/use-generation.ts";
import { generateTeams } from "#engine-client/generate-teams.ts";

interface ReviewStepProps extends StepProps {
  readonly title: string;
  /** The numbered step that it is, if any. */
  readonly route?: string;
  /** The most teams of one generation. */
  readonly limit: number;
  readonly generationType: MadeOfStrategy;
  /** What is still missing before teams can be made. */
  readonly missing: string | null;
  /** False for the moment in which a preset makes its strategy anew after the players changed. */
  readonly current?: boolean;
  readonly mix?: TeamsWanted["mix"];
  /** The names of the mix's strategies, in its order. */
  readonly mixNames?: readonly string[] | undefined;
  /** Above the number: why the strategy is as it is. */
  readonly lead?: ReactNode;
  /** Under the number: bounds on the set of teams. */
  readonly more?: ReactNode;
  /** Beside "Generate Teams". */
  readonly other: ReactNode;
}

/** A strategy as a whole with its exact count, then the number of teams. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { context, loadedAt, route, limit, generationType, missing, mix, mixNames } = props;
  const { match, engineMatch, draft, strategy } = context;
  // The parts of a preset's mix are no strategies that the user knows.
  const isFixed = generationType !== GENERATION_TYPE.normal;
  const namedMix = useMemo(
    () => (isFixed || mix === undefined ? undefined : { parts: mix, ...(mixNames && { names: mixNames }) }),
    [isFixed, mix, mixNames],
  );
  const outlook = useOutlook(context, namedMix);
  const apply = useApplyStrategy(context);
  const [number, setNumber] = useState(String(Math.min(keptNumber(draft), limit)));
  const [problem, setProblem] = useState("");
  const refusal = useRefusal(missing);
  const control = useGeneration(generateTeams);
  // One seed for the visit: a link that is shared here makes the teams that are generated here.
  const [seed] = useState(newSeed);

  /** The number asked for; says what is missing, and gives nothing, where teams cannot be made yet. */
  const ask = (): number | null => {
    const asked = readTeamCount(number, limit);
    setProblem("wrong" in asked ? asked.wrong : "");
    return refusal.refuses() || "wrong" in asked ? null : asked.count;
  };
  const [isQuestioned, setIsQuestioned] = useState(false);
  const generate = (withOut = false) => {
    const teams = ask();
    if (teams === null || props.current === false) return;
    if (context.out.length > 0 && !withOut) {
      setIsQuestioned(true);
      return;
    }
    keepLastTime(deviceKeys(), draft, teams);
    void control
      .start({ match, engineMatch, strategy, mix, teams, seed, generationType })
      .then(async () => keepNumber(draft, teams));
  };
  const change = useCallback((next: string) => {
    setNumber(next);
    setProblem("");
  }, []);
  const enter = useLatestCallback(() => {
    if (!control.isRunning()) generate();
  });
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      {...(route === undefined ? {} : { route })}
      title={props.title}
      withoutAside
      isGiven={isFixed}
      titleActions={
        <ShareStrategy context={context} mix={mix} seed={seed} generationType={generationType} ask={ask} />
      }
      notice={<ProblemNotice problem={refusal.shownRefusal} />}
      footer={
        <>
          {props.other}
          <GenerateButton control={control} onClick={() => generate()}>
            {namedMix === undefined
              ? t("common.generateTeams")
              : t("strategy-bounds.mix.generate", {
                  generate: t("common.generateTeams"),
                  n: namedMix.parts.length,
                })}
          </GenerateButton>
        </>
      }
    >
      <div className={classes["panes"]}>
        <div className={classes["number"]}>
          {props.lead}
          {outlook.conflict !== null && (
            <Card tone="bad" heading={t("strategy.noTeamFits")}>
              <WaysOutList
                conflict={isFixed ? { ...outlook.conflict, ways: [] } : outlook.conflict}
                onApply={apply}
              />
            </Card>
          )}
          <TeamNumber
            value={number}
            onChange={change}
            onEnter={enter}
            limit={limit}
            count={outlook.count}
            problem={problem}
          />
          <GenerationProgress control={control} />
          {props.more}
        </div>
        <Card>
          <StrategySentences lines={outlook.lines} onApply={isFixed ? undefined : apply} />
        </Card>
      </div>
      {context.out.length > 0 && (
        <OutQuestion
          context={context}
          isOpen={isQuestioned}
          onClose={() => setIsQuestioned(false)}
          onGenerate={() => generate(true)}
        />
      )}
    </FlowFrame>
  );
};
