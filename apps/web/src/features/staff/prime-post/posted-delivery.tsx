import type { ReplyOf, ServedPrimeUser } from "@teamwright/contract";
import type { primeBookingDesk } from "@teamwright/contract/resources/prime-booking-desk";
import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { useQuery } from "@tanstack/react-query";
import { DeliveryCard, DeliveryTable } from "#blocks/delivery/delivery.tsx";
import type { Receiver } from "#blocks/delivery/delivery.tsx";
import { SecondWave } from "#blocks/delivery/second-wave.tsx";
import { WithdrawPost } from "#blocks/delivery/withdraw-post.tsx";
import { primeAnalysisQuery } from "#data/api/prime.ts";
import { apiOf } from "#data/api/client.ts";
import { usePostChange } from "#data/api/use-post-change.ts";
import { usePrimeWithdrawal } from "#data/api/use-prime-withdrawal.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useShownStatus } from "#data/records/match-status.ts";
import { t } from "#i18n/translate.ts";
import { QueryState } from "#ui/query-state.tsx";

const api = apiOf({ primeDesk });

const receiverOf = ({ phoneNumber, name, activePlan, ...rest }: ServedPrimeUser): Receiver => ({
  ...rest,
  name: name === "" ? phoneNumber : name,
  detail: activePlan ? (name === "" ? "" : phoneNumber) : t("staff.primePost.planEnded"),
});

interface PostedDeliveryProps {
  readonly match: OpenedAttempt["match"];
  readonly booking: Pick<ReplyOf<typeof primeBookingDesk.bookedUsers>, "primeUserData" | "spareTeams">;
}

/** What became of the match's prime teams: who opened, who transferred, and who was reminded. */
export const PostedDelivery = ({ match, booking }: PostedDeliveryProps) => {
  const query = useQuery(primeAnalysisQuery(match.id, null));
  const { data } = query;
  const wave = usePostChange(match.id, (phoneNumbers: string[], options) =>
    api.primeDesk.extend({ body: { matchId: match.id, phoneNumbers }, ...options }),
  );
  const withdrawal = usePrimeWithdrawal(match.id);
  const status = useShownStatus(match);
  if (data === undefined)
    return <QueryState query={query} failedTitle={t("shell.somethingWentWrong")} rows={3} height={72} />;
  const servedPhones = new Set(data.primeUserData.map(({ phoneNumber }) => phoneNumber));
  const waiting = booking.primeUserData.flatMap(({ phoneNumber: phone, name, bookedTeams, activePlan }) =>
    activePlan && !servedPhones.has(phone) ? [{ phone, name, teams: bookedTeams }] : [],
  );
  const receivers = data.primeUserData.map(receiverOf);
  return (
    <>
      <DeliveryCard
        heading={t("staff.booking.posted", { n: data.teamData.length })}
        postedAt={data.postedAt}
        numberOfTeams={data.teamData.length}
        receivers={receivers}
        seed={data.seed}
        hint={t("staff.primePost.remindHint")}
      />
      {status === 0 && (
        <>
          <SecondWave waiting={waiting} spare={booking.spareTeams} busy={wave.busy} onGive={wave.change} />
          <WithdrawPost busy={withdrawal.busy} onWithdraw={withdrawal.change} />
        </>
      )}
      <DeliveryTable receivers={receivers} />
    </>
  );
};
