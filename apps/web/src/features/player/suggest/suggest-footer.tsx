import type { MatchDetail, Strategy } from "@teamwright/domain";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { transferTeamOf } from "#blocks/transfer/transfer-team.ts";
import { useHandOver } from "#blocks/transfer/use-hand-over.ts";
import type { TeamViews } from "#blocks/team/team-view.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { TransferOption } from "@teamwright/transfer";
import type { TransferOrigin } from "#data/transfer/transfer-record.ts";
import { transfersOfMatch } from "#data/transfer/transfers.ts";
import { t } from "#i18n/translate.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { SuggestedTeams } from "#workers/forecast/forecast-calls.ts";
import { storeSuggestion } from "./store-suggestion.ts";

const TransferDialog = lazyPart(
  async () => (await import("#blocks/transfer/transfer-dialog.tsx")).TransferDialog,
);
const LinkDialog = lazyPart(async () => (await import("#blocks/transfer/link-dialog.tsx")).LinkDialog);

/** The first teams of the match for the app need no question: they only take free slots. */
const startOf = async (matchId: string, app: string): Promise<{ readonly start?: TransferOption }> =>
  (await transfersOfMatch(matchId)).some(({ fantasyApp }) => fantasyApp === app)
    ? {}
    : { start: { kind: "new" } };

interface SuggestFooterProps {
  readonly match: MatchDetail;
  readonly suggestion: SuggestedTeams;
  /** Null: the teams are of all legal ones. */
  readonly strategy: Strategy | null;
  readonly views: TeamViews;
  /** Undefined: no app has the match. */
  readonly app: LinkedApp | undefined;
}

/** Keep the teams, or send them to the app. Both store them as an attempt first. */
export const SuggestFooter = ({ match, suggestion, strategy, views, app }: SuggestFooterProps) => {
  const navigate = useNavigate();
  const [storing, setStoring] = useState(false);
  const [linking, setLinking] = useState<TransferOrigin>();
  const close = () => setLinking(undefined);
  const { busy, handOver } = useHandOver(match, close);
  const teams = Array.from({ length: views.columns.count }, (_, row) => transferTeamOf(views.at(row)));

  const store = async (): Promise<TransferOrigin | null> => {
    setStoring(true);
    const outcome = await storeSuggestion(match, suggestion, strategy);
    setStoring(false);
    if (!outcome.ok) {
      toast.error(outcome.error);
      return null;
    }
    const { matchId, attemptId } = outcome.value;
    return { kind: "attempt", id: String(attemptId), path: pathToAttempt(matchId, attemptId) };
  };
  const keep = async () => {
    const origin = await store();
    if (origin !== null) await navigate(origin.path);
  };
  const sendTo = async (to: LinkedApp, origin: TransferOrigin) =>
    handOver(to, { origin, teams, ...(await startOf(match.id, to.slug)) });
  const send = async () => {
    const origin = await store();
    if (origin === null) return;
    if (app?.link) await sendTo(app, origin);
    else setLinking(origin);
  };

  return (
    <>
      <Button variant="soft" px={14} disabled={storing} onClick={() => void keep()}>
        {t("suggest.keep")}
      </Button>
      <Button loading={storing || busy !== undefined} onClick={() => void send()}>
        {app === undefined ? t("transfer.sendToApp") : t("suggest.send", { n: teams.length, app: app.name })}
      </Button>
      {linking && (
        <Suspense>
          {app === undefined ? (
            <TransferDialog matchId={match.id} origin={linking} teams={teams} onClose={close} />
          ) : (
            <LinkDialog app={app} onClose={close} onLinked={() => void sendTo(app, linking)} />
          )}
        </Suspense>
      )}
    </>
  );
};
