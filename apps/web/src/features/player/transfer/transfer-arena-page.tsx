import { useSearchParams } from "react-router";
import { t } from "#i18n/translate.ts";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { useLive } from "#data/records/use-live.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import { transfersWith } from "#data/transfer/transfers.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { Arena } from "./arena.tsx";
import { Batch } from "./batch.tsx";

/**
 * /transferarena/?transfer=ID: the transfer of selected teams to a fantasy app, and those that were handed over with it;
 * without an id the latest one.
 */
export const TransferArenaPage = () => {
  const [query] = useSearchParams();
  const id = query.get("transfer");
  const { value: together, hasFailed } = useLive((db) => transfersWith(id, db), [id]);
  const registry = useBootstrap();
  const transfers = useLinkedApps().flatMap((app) => {
    const storedTransfer = together?.find(({ fantasyApp }) => fantasyApp === app.slug);
    return storedTransfer === undefined ? [] : [{ storedTransfer, app }];
  });
  const onBack = useBack(together?.[0]?.origin.path ?? paths.myMatches);
  const isKnown = together !== undefined && (together.length === 0 || registry !== null);
  const [first, ...others] = transfers;
  if (first !== undefined && others.length > 0)
    return <Batch key={first.storedTransfer.id} transfers={[first, ...others]} onBack={onBack} />;
  if (first !== undefined)
    return (
      <Arena
        key={first.storedTransfer.id}
        storedTransfer={first.storedTransfer}
        app={first.app}
        onBack={onBack}
      />
    );
  return (
    <Page title={t("shell.title.transfer")} onBack={onBack} narrow>
      {isKnown || hasFailed ? (
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
