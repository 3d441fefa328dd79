import { messages } from "@teamwright/domain/messages";
import { useSession } from "../../data/api/session.ts";
import { Page } from "../../ui/page.tsx";
import { StatisticsView } from "./statistics-view.tsx";

/** A superuser's own statistics. */
export const AccountsDataPage = () => {
  const session = useSession();
  return (
    <Page title={messages.menu.accountsData} menu>
      {session.state === "in" && <StatisticsView whose={{ kind: "own", userId: session.id }} />}
    </Page>
  );
};
