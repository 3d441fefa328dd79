import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { paths } from "#lib/paths.ts";
import { QueryState } from "#ui/query-state.tsx";
import { useBack } from "#ui/use-back.ts";
import { BookedUsers } from "./booked-users.tsx";
import { BookingSwitch } from "./booking-switch.tsx";
import { bookedUsersQuery } from "#data/api/prime.ts";
import { TransferLine } from "./transfer-line.tsx";

const Panel = ({ matchId }: { readonly matchId: string }) => {
  const query = useQuery(bookedUsersQuery(matchId));
  const { data } = query;
  if (data !== undefined)
    return (
      <>
        <BookingSwitch
          matchId={matchId}
          open={data.bookingOpenFLag}
          bookedCount={data.primeUserData.length}
          postedCount={data.postedTeams}
          spare={data.spareTeams}
        />
        <TransferLine matchId={matchId} allLines={data.transferLineStatus} />
        <BookedUsers users={data.primeUserData} />
      </>
    );
  return <QueryState query={query} failedTitle={t("staff.booking.loadFailed")} rows={3} height={120} />;
};

/** The booking of a match: open or closed, the transfer line, who has booked. */
export const BookingPanelPage = () => {
  const { id = "" } = useParams();
  const shownMatch = useShownMatch(id);
  const onBack = useBack(paths.home);
  return (
    <MatchScreen
      {...shownMatch}
      title={t("staff.booking.title")}
      onBack={onBack}
      failedTitle={t("staff.booking.loadFailed")}
    >
      {() => <Panel key={id} matchId={id} />}
    </MatchScreen>
  );
};
