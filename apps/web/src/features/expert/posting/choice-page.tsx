import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { useParams } from "react-router";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { findMatch } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { BoltIcon, BulbIcon, EditIcon, PlayIcon, ShareIcon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { useBack } from "#ui/use-back.ts";
import { OwnPosts } from "./own-posts.tsx";

/** Each attempt of the match that lies on this device; without one, the way to make teams. */
const SoftwareCards = ({ matchId }: { readonly matchId: string }) => {
  const { value } = useLive(async (db) => (await findMatch(matchId, db))?.attempts ?? [], [matchId]);
  if (value === undefined) return null;
  if (value.length === 0)
    return (
      <HubCard
        to={pathTo("match", { id: matchId })}
        title={t("experts.choice.software")}
        hint={t("experts.choice.softwareHint", { n: 0 })}
        icon={BoltIcon}
      />
    );
  return value.map(({ id, number_of_teams: n }) => (
    <HubCard
      key={id}
      to={pathTo("shareSoftware", { match: matchId, attempt: id })}
      title={t("experts.choice.software")}
      hint={t("experts.choice.attempt", { id, n })}
      icon={ShareIcon}
    />
  ));
};

const Choices = ({ id: matchId, sport_index: sport }: MatchDetail) => (
  <HubCards>
    <SoftwareCards matchId={matchId} />
    <HubCard
      to={pathTo("shareHuman", { match: matchId })}
      title={t("experts.choice.human")}
      hint={t("experts.choice.humanHint")}
      icon={EditIcon}
    />
    {screenExists(paths.createPanel) && (
      <HubCard
        to={pathTo("createPanel", { id: matchId })}
        title={t("experts.choice.prediction")}
        hint={t("experts.choice.predictionHint", { sport: sportByIndex(sport).slug })}
        icon={BulbIcon}
      />
    )}
    <HubCard
      to={pathTo("storeExpertVideo", { matchId })}
      title={t("experts.choice.video")}
      hint={t("experts.choice.videoHint")}
      icon={PlayIcon}
    />
  </HubCards>
);

/** /superdecision/{id}: what an expert can post for the match, and the own posts. */
export const ChoicePage = () => {
  const { id = "" } = useParams();
  const match = useQuery(matchQuery(id));
  const isClosed = useHasBegun(match.data?.value);
  return (
    <MatchScreen
      title={t("experts.choice.title")}
      match={match}
      online={useOnline()}
      onBack={useBack(pathTo("match", { id }))}
    >
      {(matchData) => (
        <>
          {isClosed ? <Notice tone="warn">{t("experts.choice.closed")}</Notice> : <Choices {...matchData} />}
          <OwnPosts matchId={id} isClosed={isClosed} />
        </>
      )}
    </MatchScreen>
  );
};
