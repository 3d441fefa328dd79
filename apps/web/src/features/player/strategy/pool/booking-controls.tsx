import { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { primeBooking } from "@teamwright/contract/resources/prime-booking";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { memo } from "react";
import { apiOf, dataOf } from "#data/api/client.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { queryClient } from "#data/api/query-client.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { toast } from "#ui/toast.ts";

const api = apiOf({ primeBooking, primeBookingDesk });

type Opening = { readonly matchId: string; readonly sportIndex: number };
const open = async (body: Opening) => api.primeBookingDesk.open({ body });

/** For accounts with that power: opens the booking of the match; afterwards it reads "Booking Opened". */
const OpenBooking = ({ match, isOpen }: { readonly match: MatchDetail; readonly isOpen: boolean }) => {
  const { busy, submit } = useSubmit(open);
  const send = async () => {
    const result = await submit({ matchId: match.id, sportIndex: match.sport_index });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.bookingOpened"));
    else toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
    await queryClient.invalidateQueries({ queryKey: ["match-options"] });
  };
  return (
    <Button variant="soft" size="sm" loading={busy} disabled={isOpen} onClick={() => void send()}>
      {isOpen ? t("replies.bookingOpened") : t("prime.openBooking")}
    </Button>
  );
};

/** For prime users, while the booking of the match is open. */
const BookTeams = ({ matchId, phone }: { readonly matchId: string; readonly phone: string }) => {
  const { data } = useQuery({
    queryKey: ["posts", matchId, "booking", phone],
    queryFn: async ({ signal }) =>
      dataOf(await api.primeBooking.status({ params: { matchId, phone }, signal })),
  });
  return (
    <LinkButton to={pathTo("bookTeams", { id: matchId })} variant="soft" size="sm">
      {data?.booked ? t("prime.booked") : t("prime.bookTeams")}
    </LinkButton>
  );
};

/** Opening and using the prime booking of a match, and mapping it; nothing for everybody else. */
export const BookingControls = memo(function BookingControls({ match }: { readonly match: MatchDetail }) {
  const status = usePlanStatus();
  const isOpen = useMatchOptions().bookings.has(match.id);
  return (
    <>
      {status?.open_booking && <OpenBooking match={match} isOpen={isOpen} />}
      {status?.prime_admin && (
        <>
          <LinkButton to={pathTo("bookingPanel", { id: match.id })} variant="soft" size="sm">
            {t("prime.bookTitle")}
          </LinkButton>
          <LinkButton to={pathTo("automaticMapper", { id: match.id })} variant="soft" size="sm">
            {t("strategy.mapMatch")}
          </LinkButton>
        </>
      )}
      {status?.prime_plan && isOpen && <BookTeams matchId={match.id} phone={status.phoneNumber} />}
    </>
  );
});
