import { t } from "../../../i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { HubCard, HubCards } from "../../../blocks/hub-card/hub-card.tsx";
import { MatchScreen } from "../../../blocks/match-screen/match-screen.tsx";
import { useOnline } from "../../../data/api/connection.ts";
import { useMatchOptions } from "../../../data/api/match-options.ts";
import { matchQuery } from "../../../data/api/match.ts";
import { usePrimeReminders } from "../../../data/api/prime-reminders.ts";
import { paths } from "../../../lib/paths.ts";
import { screenExists } from "../../../lib/screens.ts";
import { useBack } from "../../../ui/use-back.ts";
import { hubOptions } from "./hub-cards.ts";
import { InYourApps } from "./in-your-apps.tsx";
import { SuggestCard } from "./suggest-card.tsx";

/** /decision/{id}: the ways into a match that the account's lists allow. */
export const HubPage = () => {
  const { id = "" } = useParams();
  const lists = useMatchOptions();
  const reminded = usePrimeReminders().has(id);
  return (
    <MatchScreen
      title={t("experts.chooseHere")}
      match={useQuery(matchQuery(id))}
      online={useOnline()}
      onBack={useBack(paths.home)}
    >
      {(detail) => (
        <HubCards>
          <SuggestCard match={detail} />
          {hubOptions(id, lists, screenExists).map(({ key, to, title, hint, icon }) => (
            <HubCard
              key={key}
              to={to}
              title={t(title)}
              hint={t(reminded && key === "prime" ? "experts.hub.primeReminder" : hint)}
              icon={icon}
            />
          ))}
          <InYourApps match={detail} />
        </HubCards>
      )}
    </MatchScreen>
  );
};
