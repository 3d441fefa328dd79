import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { usePlanStatus } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { useBack } from "#ui/use-back.ts";
import { BookingState, NeedsPrimePlan } from "./booking-state.tsx";

/** /bookteams/{id}: a prime user books teams of a match with open booking. */
export const BookTeamsPage = () => {
  const { id = "" } = useParams();
  const status = usePlanStatus();
  const onBack = useBack(paths.home);
  // Without a plan of any kind the match itself is refused.
  if (status !== null && !status.prime_plan)
    return (
      <Page title={t("prime.bookTeams")} onBack={onBack} narrow>
        <NeedsPrimePlan />
      </Page>
    );
  return <Booking id={id} onBack={onBack} />;
};

const Booking = ({ id, onBack }: { readonly id: string; readonly onBack: () => void }) => {
  const shownMatch = useShownMatch(id);
  return (
    <MatchScreen
      {...shownMatch}
      title={t("prime.bookTeams")}
      onBack={onBack}
      failedTitle={t("prime.loadFailed")}
    >
      {() => (
        <Card>
          <BookingState key={id} matchId={id} />
        </Card>
      )}
    </MatchScreen>
  );
};
