import { messages } from "@teamwright/domain/messages";
import { useSession } from "../../data/api/session.ts";
import { StatisticsPage } from "./statistics-page.tsx";

/** A superuser's own statistics. */
export const AccountsDataPage = () => {
  const session = useSession();
  return (
    <StatisticsPage
      title={messages.menu.accountsData}
      whose={session.state === "in" ? { kind: "own", userId: session.id } : null}
    />
  );
};
