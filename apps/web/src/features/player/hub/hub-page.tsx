import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import type { TextKey } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { matchQuery } from "#data/api/match.ts";
import { usePrimeReminders } from "#data/api/prime-reminders.ts";
import { paths } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { useBack } from "#ui/use-back.ts";
import { hubOptions } from "./hub-cards.ts";
import type { HubOption } from "./hub-cards.ts";
import classes from "./hub.module.css";
import { InYourApps } from "./in-your-apps.tsx";
import { SuggestCard } from "./suggest-card.tsx";

interface HubOptionCardProps {
  readonly match: MatchDetail;
  readonly option: HubOption;
  readonly hint?: TextKey;
}

const HubOptionCard = ({ match, option, hint }: HubOptionCardProps) => (
  <HubCard
    to={option.to}
    title={t(option.title)}
    hint={t(hint ?? option.hint, { sport: sportByIndex(match.sport_index).slug })}
    icon={option.icon}
  />
);

/** The two doors of a match, suggested teams and the own way, then what others made for it. */
const Ways = ({ match }: { readonly match: MatchDetail }) => {
  const lists = useMatchOptions();
  const hasReminder = usePrimeReminders().has(match.id);
  const [ownOption, ...others] = hubOptions(match.id, lists, screenExists);
  return (
    <>
      <HubCards>
        <SuggestCard match={match} />
        <HubOptionCard match={match} option={ownOption} />
        <InYourApps match={match} />
      </HubCards>
      {others.length > 0 && <h2 className={classes["part"]}>{t("experts.hub.fromOthers")}</h2>}
      <HubCards>
        {others.map((option) => (
          <HubOptionCard
            key={option.key}
            match={match}
            option={option}
            {...(hasReminder && option.key === "prime" ? { hint: "experts.hub.primeReminder" } : {})}
          />
        ))}
      </HubCards>
    </>
  );
};

/** /decision/{id}: the ways into a match that the account's lists allow. */
export const HubPage = () => {
  const { id = "" } = useParams();
  return (
    <MatchScreen
      title={t("experts.chooseHere")}
      match={useQuery(matchQuery(id))}
      online={useOnline()}
      onBack={useBack(paths.home)}
    >
      {(detail) => <Ways match={detail} />}
    </MatchScreen>
  );
};
