import { t } from "#i18n/translate.ts";
import { useSession } from "#data/api/session.ts";
import { StatisticsPage } from "./statistics-page.tsx";

/** A superuser's own statistics. */
export const AccountsDataPage = () => {
  const session = useSession();
  return (
    <StatisticsPage
      title={t("shell.accountsData")}
      statisticsOwner={session.state === "in" ? { kind: "own", userId: session.id } : null}
    />
  );
};
