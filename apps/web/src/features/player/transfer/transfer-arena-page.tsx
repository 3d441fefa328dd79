import { useSearchParams } from "react-router";
import { t } from "../../../i18n/translate.ts";
import { useBootstrap } from "../../../data/api/bootstrap.ts";
import { useLive } from "../../../data/records/use-live.ts";
import { useLinkedApp } from "../../../data/transfer/linked-apps.ts";
import { findTransfer } from "../../../data/transfer/transfers.ts";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useBack } from "../../../ui/use-back.ts";
import { Arena } from "./arena.tsx";

/** /transferarena/?transfer=ID: one transfer of selected teams to a fantasy app; without an id the latest one. */
export const TransferArenaPage = () => {
  const [query] = useSearchParams();
  const id = query.get("transfer");
  const { value: stored, failed } = useLive((db) => findTransfer(id, db), [id]);
  const registry = useBootstrap();
  const app = useLinkedApp(stored?.fantasyApp ?? "");
  const onBack = useBack(stored?.origin.path ?? paths.myMatches);
  const known = stored !== undefined && (stored === null || registry !== null);
  if (stored && app) return <Arena key={stored.id} stored={stored} app={app} onBack={onBack} />;
  return (
    <Page title={t("shell.title.transfer")} back={{ label: t("shell.back"), onBack }} narrow>
      {known || failed ? (
        <EmptyState
          title={t("transfer.noTransfer")}
          hint={t("transfer.noTransferHint")}
          action={
            <LinkButton to={paths.myMatches} variant="soft">
              {t("transfer.toMyMatches")}
            </LinkButton>
          }
        />
      ) : (
        <SkeletonList label={t("transfer.loadingTeams")} rows={6} height={56} />
      )}
    </Page>
  );
};
