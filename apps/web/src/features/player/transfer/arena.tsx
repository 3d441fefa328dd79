import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { DisruptionChip, DisruptionNotice, UntilStart } from "#blocks/disruption/disruption.tsx";
import { hiddenPhone } from "#blocks/transfer/hidden-phone.ts";
import { matchQuery } from "#data/api/match.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { Page } from "#ui/page.tsx";
import { Picture } from "#ui/picture.tsx";
import { useFocusWhenLost } from "#ui/use-focus-when-lost.ts";
import classes from "./arena.module.css";
import { ArenaOptions } from "./arena-options.tsx";
import { Progress } from "./progress.tsx";
import { useLeaveForProfile } from "./use-leave-for-profile.ts";
import { useTransferRun } from "./use-transfer-run.ts";

export interface ArenaProps {
  readonly storedTransfer: StoredTransfer;
  readonly app: LinkedApp;
  readonly onBack: () => void;
}

/** The transfer's page: the options while nothing was started, then progress and summary. */
export const Arena = ({ storedTransfer, app, onBack }: ArenaProps) => {
  const { run, match } = storedTransfer;
  // The match may have moved or been called off since the teams were handed over.
  const plannedMatch = useQuery(matchQuery(match.id)).data?.value ?? match;
  const disruption = "disruption" in plannedMatch ? plannedMatch.disruption : undefined;
  const transfer = useTransferRun(storedTransfer, app, plannedMatch.match_time);
  const { running } = transfer;
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const progress = useRef<HTMLElement>(null);
  useFocusWhenLost(progress, `${run === null} ${running}`);
  const leave = useLeaveForProfile(app);
  const needsLink = !app.link && run?.state !== "finished";
  useEffect(() => {
    if (needsLink && !running) leave(run?.stopped ? "expired" : "unlinked");
  }, [needsLink, running, run, leave]);

  return (
    <Page
      title={t("transfer.arenaTitle", { app: app.name })}
      onBack={onBack}
      actions={
        <>
          <UntilStart time={plannedMatch.match_time} disruption={disruption} />
          <DisruptionChip disruption={disruption} />
        </>
      }
      footer={<div ref={setFooter} className={classes["footer"]} />}
      narrow
    >
      <DisruptionNotice disruption={disruption} />
      <div className={classes["who"]}>
        <Picture src={app.logo} name={app.name} side="right" size={28} />
        <p>
          {match.left_name} v {match.right_name}
          <span>{app.link && t("transfer.linkedTo", { phone: hiddenPhone(app.mobileNumber) })}</span>
        </p>
      </div>
      {run === null && storedTransfer.start === null
        ? app.link && (
            <ArenaOptions
              storedTransfer={storedTransfer}
              app={app}
              footer={footer}
              onStart={transfer.start}
              onFailed={onBack}
              leave={leave}
            />
          )
        : run !== null && (
            <Progress
              ref={progress}
              storedTransfer={storedTransfer}
              run={run}
              app={app}
              transfer={transfer}
              footer={footer}
            />
          )}
    </Page>
  );
};
