import { t } from "#i18n/translate.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useNavigationType } from "react-router";
import * as z from "zod/mini";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { withArrival } from "#ui/use-arrival.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import classes from "./auto.module.css";
import { makeAutoTeams } from "./make-auto-teams.ts";

/** Passed in the history's state: players to consider besides the announced ones. */
const handedOver = z.object({ impact: z.array(z.int()) });

/** Makes teams only when the button opened it; opening or reloading the address makes none. */
const AutoStep = (props: StepProps) => {
  const handedState = handedOver.safeParse(useLocation().state);
  const hasArrived = useNavigationType() !== "POP";
  const [hasOpened] = useState(handedState.success && hasArrived);
  if (!hasOpened) return <Navigate to={pathTo("match", { id: props.context.match.id })} replace />;
  return <MakeAuto {...props} />;
};

const MakeAuto = ({ context }: StepProps) => {
  const navigate = useNavigate();
  const handedState: unknown = useLocation().state;

  useEffect(() => {
    const { match, engineMatch, squad, rules, draft } = context;
    const impact = handedOver.safeParse(handedState).data?.impact ?? [];
    const pool = squad
      .filter(
        ({ playing, player_index: index }) =>
          (playing === 1 || impact.includes(index)) && !draft.dropped.includes(index),
      )
      .map((player) => player.player_index);
    const stop = new AbortController();
    const make = async () => {
      const outcome = await makeAutoTeams({ match, engineMatch, pool, rules }, stop.signal);
      if (stop.signal.aborted) return;
      if (!outcome.ok) {
        toast.error(outcome.error);
        await navigate(paths.home, { replace: true });
        return;
      }
      const { matchId, attemptId, fallbacks } = outcome.value;
      const to = pathToAttempt(matchId, attemptId, screenExists(paths.displayAuto));
      const state =
        fallbacks.length > 0 ? withArrival("warn", ...fallbacks) : withArrival("ok", t("common.teamsStored"));
      await navigate(to, { replace: true, state });
    };
    void make();
    return () => {
      stop.abort();
    };
    // Once per visit: later changes apply to the next visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Page title={t("strategy.autoCreateTeams")}>
      <div className={classes["working"]} role="status">
        <Spinner />
        <p>{t("strategy.makingAuto")}</p>
      </div>
    </Page>
  );
};

/** /auto: teams for the three leagues from the announced line-ups. */
export const AutoPage = stepPage("strategy.autoCreateTeams", AutoStep);
