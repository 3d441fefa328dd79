import { Loader } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { useText } from "../../../i18n/text.ts";
import { paths, pathTo } from "../../../lib/paths.ts";
import { screenExists } from "../../../lib/screens.ts";
import { Page } from "../../../ui/page.tsx";
import { toast } from "../../../ui/toast.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import classes from "./auto.module.css";
import { makeAutoTeams } from "./make-auto-teams.ts";

/** Handed over in the history's state: players to consider beside those announced. */
const handedOver = z.object({ impact: z.array(z.int()) });

const AutoStep = ({ context }: StepProps) => {
  const words = useText().strategy;
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  useEffect(() => {
    const { match, engineMatch, squad, rules, draft } = context;
    const impact = handedOver.safeParse(state).data?.impact ?? [];
    const pool = squad
      .filter(
        ({ playing, player_index: index }) =>
          (playing === 1 || impact.includes(index)) && !draft.dropped.includes(index),
      )
      .map((player) => player.player_index);
    const stop = new AbortController();
    const make = async () => {
      const made = await makeAutoTeams({ match, engineMatch, pool, rules }, stop.signal);
      if (stop.signal.aborted) return;
      if (!made.ok) {
        toast.error(made.error);
        await navigate(paths.home, { replace: true });
        return;
      }
      const { matchId, attemptId, fallbacks } = made.value;
      for (const fallback of fallbacks) toast.warning(fallback);
      toast.success(messages.generation.teamsStored);
      const at = { match: matchId, attempt: attemptId };
      const to = screenExists(paths.displayAuto)
        ? pathTo("displayAuto", at)
        : pathTo("display", { ...at, ftype: 9, fvalue: 9 });
      await navigate(to, { replace: true });
    };
    void make();
    return () => {
      stop.abort();
    };
    // Once per visit: what changes meanwhile belongs to the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Page title={messages.match.autoCreateTeams}>
      <div className={classes["working"]} role="status">
        <Loader />
        <p>{words.makingAuto}</p>
      </div>
    </Page>
  );
};

/** /auto: teams for the three leagues out of the announced line-ups. */
export const AutoPage = stepPage(() => messages.match.autoCreateTeams, AutoStep);
