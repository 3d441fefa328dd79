import { readTeamLink } from "@teamwright/contract/team-link";
import { AnchorButton } from "#ui/anchor-button.tsx";
import { CancelButton } from "#ui/button.tsx";
import { memo, useState } from "react";
import { OtherSite } from "../leaving/other-site.tsx";
import { t } from "#i18n/translate.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { Dialog } from "#ui/dialog.tsx";
import { copyText } from "#ui/copy-text.ts";
import { toast } from "#ui/toast.ts";
import classes from "./transfer.module.css";
import type { TeamLinking } from "./use-team-linking.ts";

interface TeamLinkProps {
  readonly team: TransferTeam;
  readonly linking: TeamLinking;
}

/**
 * Under a team's card: "Copy To Dream11"; once it has a link, "Transfer To Dream11" and "Copy Link". After the start of
 * the match the app accepts no team: a link that was made can still be copied.
 */
export const TeamLink = memo(function TeamLink({ team, linking }: TeamLinkProps) {
  // Text that is no link counts as none: it may come from somebody else's post or file.
  const address = readTeamLink(linking.links.get(linkKeyOf(team)) ?? "")?.href;
  if (!linking.isFull(team)) return null;
  return (
    <div className={classes["links"]}>
      {linking.isClosed && <span className={classes["closed"]}>{t("transfer.deadlinePassed")}</span>}
      {address !== undefined ? (
        <LinkActions team={team} address={address} isClosed={linking.isClosed} />
      ) : (
        !linking.isClosed && <CopyToApp team={team} linking={linking} />
      )}
    </div>
  );
});

const CopyToApp = ({ team, linking }: TeamLinkProps) => {
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    if (busy) return;
    setBusy(true);
    const problem = await linking.create(team);
    setBusy(false);
    if (problem !== null) toast.error(problem);
  };
  return (
    <button
      type="button"
      className={classes["linkAction"]}
      aria-disabled={busy}
      aria-label={t("transfer.copyToDream11Team", { n: team.number })}
      onClick={() => void copy()}
    >
      {t(busy ? "transfer.makingLink" : "transfer.copyToDream11")}
    </button>
  );
};

interface LinkActionsProps {
  readonly team: TransferTeam;
  readonly address: string;
  readonly isClosed: boolean;
}

const LinkActions = ({ team, address, isClosed }: LinkActionsProps) => {
  const [asking, setAsking] = useState(false);
  const copy = () => copyText(address, { copiedText: t("transfer.linkCopied") });
  return (
    <>
      {!isClosed && (
        <button
          type="button"
          className={classes["linkAction"]}
          aria-label={t("transfer.transferToDream11Team", { n: team.number })}
          onClick={() => setAsking(true)}
        >
          {t("transfer.transferToDream11")}
        </button>
      )}
      <button
        type="button"
        className={classes["linkAction"]}
        aria-label={t("transfer.copyLinkTeam", { n: team.number })}
        onClick={() => void copy()}
      >
        {t("transfer.copyLink")}
      </button>
      {asking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={t("transfer.openInDream11", { n: team.number })}
          footer={
            <>
              <CancelButton onClick={() => setAsking(false)} />
              <AnchorButton
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setAsking(false)}
              >
                {t("transfer.transferToD11")}
              </AnchorButton>
            </>
          }
        >
          <p className={classes["detail"]}>{t("transfer.openInDream11Detail")}</p>
          <OtherSite href={address} />
        </Dialog>
      )}
    </>
  );
};
