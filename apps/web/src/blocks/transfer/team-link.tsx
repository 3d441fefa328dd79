import { Button } from "@mantine/core";
import { memo, useState } from "react";
import { t, useLanguage } from "../../i18n/translate.ts";
import { linkKeyOf } from "../../data/transfer/team-links.ts";
import type { TransferTeam } from "../../data/transfer/transfer-record.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./transfer.module.css";
import type { TeamLinking } from "./use-team-linking.ts";

interface TeamLinkProps {
  readonly team: TransferTeam;
  readonly linking: TeamLinking;
}

/** Under a team's card: "Copy To Dream11"; once it has a link, "Transfer To Dream11" and "Copy Link". */
export const TeamLink = memo(function TeamLink({ team, linking }: TeamLinkProps) {
  useLanguage();
  const link = linking.links.get(linkKeyOf(team));
  if (!linking.isFull(team)) return null;
  return (
    <div className={classes["links"]}>
      {link === undefined ? (
        <CopyToApp team={team} linking={linking} />
      ) : (
        <LinkActions team={team} address={decodeURIComponent(link)} />
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

const LinkActions = ({ team, address }: { readonly team: TransferTeam; readonly address: string }) => {
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t("transfer.linkCopied"));
    } catch {
      toast.error(t("shell.somethingWentWrong"));
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes["linkAction"]}
        aria-label={t("transfer.transferToDream11Team", { n: team.number })}
        onClick={() => setAsking(true)}
      >
        {t("transfer.transferToDream11")}
      </button>
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
          opened
          onClose={() => setAsking(false)}
          title={t("transfer.openInDream11", { n: team.number })}
          closeLabel={t("shell.close")}
          footer={
            <>
              <Button variant="soft" onClick={() => setAsking(false)}>
                {t("shell.cancel")}
              </Button>
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                style={{ color: "var(--button-color)" }}
                onClick={() => setAsking(false)}
              >
                {t("transfer.transferToD11")}
              </Button>
            </>
          }
        >
          {t("transfer.openInDream11Detail")}
        </Dialog>
      )}
    </>
  );
};
