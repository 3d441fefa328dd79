import type { MatchDetail } from "@teamwright/domain";
import { identityOf } from "@teamwright/transfer";
import { useState } from "react";
import { useNavigate } from "react-router";
import { writeLocal } from "#data/records/local-keys.ts";
import { divideTeams } from "#data/transfer/divide-teams.ts";
import type { ChooseTeams, Recipient } from "#data/transfer/divide-teams.ts";
import type { TransferOrigin, TransferTeam } from "#data/transfer/transfer-record.ts";
import { handOver } from "#data/transfer/transfers.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import type { SlotsOfApp } from "./use-app-slots.ts";

interface TeamsForApps {
  readonly match: MatchDetail;
  readonly origin: TransferOrigin;
  readonly teams: readonly TransferTeam[];
  /** Indexes of the teams that can be sent. */
  readonly free: readonly number[];
  readonly apps: readonly { readonly recipient: Recipient; readonly entry: SlotsOfApp }[];
  readonly choose?: ChooseTeams | undefined;
}

/** Divides the teams, stores a transfer for each app and opens their page, where all start. */
export function useSendSeveral(onLeave: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const fail = (message: string) => {
    setBusy(false);
    toast.error(message);
  };
  const send = async ({ match, origin, teams, free, apps, choose }: TeamsForApps): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const recipients = apps.map(({ recipient }) => recipient);
    const shares = await divideTeams(teams, free, recipients, choose);
    if (shares === null) {
      fail(t("shell.somethingWentWrong"));
      return;
    }
    const transfers = apps.flatMap(({ entry: { app, slots } }, index) => {
      const share = shares[index] ?? [];
      if (slots.kind !== "open" || share.length === 0) return [];
      const start = { kind: share.length > slots.free ? "all" : "new" } as const;
      const { deadline } = slots.heldTeams;
      const shownTeams = slots.heldTeams.teams.map(identityOf);
      return [{ match, fantasyApp: app.slug, origin, teams: share, start, shownTeams, deadline }];
    });
    const outcome = await handOver(transfers);
    if (!outcome.ok) {
      fail(outcome.error.message);
      return;
    }
    writeLocal("several_apps", Object.fromEntries(recipients.map(({ slug, count }) => [slug, count])));
    onLeave();
    await navigate(`${paths.transferArena}?transfer=${outcome.value}`);
  };
  return { busy, send };
}
