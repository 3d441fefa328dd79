import { lazyPart } from "#ui/lazy-part.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { Button } from "#ui/button.tsx";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { TransferOrigin } from "#data/transfer/transfer-record.ts";
import { t } from "#i18n/translate.ts";
import { CloseIcon } from "#ui/icon.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import type { TeamViews } from "../team/team-view.ts";
import { transferTeamOf } from "./transfer-team.ts";
import type { TeamSelection } from "./use-selection.ts";

const TransferDialog = lazyPart(async () => (await import("./transfer-dialog.tsx")).TransferDialog);

interface SelectionFooterProps {
  readonly selection: TeamSelection;
  readonly views: TeamViews;
  readonly matchId: string;
  readonly origin: TransferOrigin;
  /** Main: the teams go to the main app only. */
  readonly line?: "main" | "all";
  /** Beside the button that starts the selection. */
  readonly children?: ReactNode;
}

/** Select; in the selection mode leave it, Reset, Select All and the transfer of the ticked teams. */
export const SelectionFooter = (props: SelectionFooterProps) => {
  const { selection, views, matchId, origin, line, children } = props;
  const [sending, setSending] = useState(false);
  const { rows } = selection;
  const refusedTap = useTapRefusal(rows);
  if (rows === null)
    return (
      <>
        {children}
        <Button onClick={() => selection.choose([])}>{t("transfer.select")}</Button>
      </>
    );
  const transfer = () => {
    if (rows.size === 0) refusedTap.refuse(t("transfer.selectAtLeastOneTeam"));
    else setSending(true);
  };
  return (
    <>
      <FooterProblem problem={refusedTap.shownRefusal} />
      <ActionIcon aria-label={t("transfer.leaveSelection")} onClick={selection.leave}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} onClick={() => selection.choose([])}>
        {t("common.reset")}
      </Button>
      <Button variant="soft" px={12} onClick={selection.toggleAll}>
        {t(rows.size === views.columns.count ? "transfer.selectNone" : "common.selectAll")}
      </Button>
      <Button px={12} onClick={transfer}>
        {t("transfer.transfer")}
      </Button>
      {sending && (
        <Suspense>
          <TransferDialog
            matchId={matchId}
            origin={origin}
            teams={[...rows]
              .toSorted((one, other) => one - other)
              .map((row) => transferTeamOf(views.at(row)))}
            {...(line && { line })}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </>
  );
};
