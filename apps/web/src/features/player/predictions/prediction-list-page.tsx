import { useQuery } from "@tanstack/react-query";
import { sectionOf } from "@teamwright/domain/prediction";
import { Link, useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { predictionsQuery } from "#data/api/predictions.ts";
import type { AuthoredPrediction } from "#data/api/predictions.ts";
import { t } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { ForwardIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { AuthorLine } from "./author-line.tsx";
import { latestOfAuthors } from "./compare.ts";
import classes from "./predictions.module.css";

const PredictionCard = (authoredPrediction: AuthoredPrediction) => {
  const { prediction } = authoredPrediction;
  const edits = prediction.changes.length;
  return (
    <li>
      <PartBoundary>
        <Link className={classes["card"] ?? ""} to={pathTo("predictionArena", { id: prediction._id })}>
          <span className={classes["cardText"]}>
            <AuthorLine {...authoredPrediction} />
            <span className={classes["title"]}>
              {sectionOf(prediction.predictionData, 0)?.predictionTitle}
            </span>
            {edits > 0 && <Chip>{t("predictions.edited", { n: edits })}</Chip>}
          </span>
          <ForwardIcon size={20} />
        </Link>
      </PartBoundary>
    </li>
  );
};

const Cards = ({ matchId }: { readonly matchId: string }) => {
  const query = useQuery(predictionsQuery(matchId));
  const list = query.data?.value;
  if (list === undefined)
    return <QueryState query={query} failedTitle={t("predictions.fetchFailed")} rows={3} height={96} />;
  if (list.length === 0)
    return (
      <EmptyState
        title={t("predictions.none")}
        hint={t("predictions.noneHint")}
        action={
          <LinkButton to={pathTo("match", { id: matchId })} variant="soft">
            {t("predictions.makeOwn")}
          </LinkButton>
        }
      />
    );
  const authors = latestOfAuthors(list).length;
  return (
    <>
      {authors > 1 && (
        <div className={classes["actions"]}>
          <LinkButton to={pathTo("comparePredictions", { match: matchId })} variant="soft">
            {t("predictions.together", { n: authors })}
          </LinkButton>
        </div>
      )}
      <ul className={classes["cards"]} aria-label={t("predictions.heading")}>
        {list.map((authored) => (
          <PredictionCard key={authored.prediction._id} {...authored} />
        ))}
      </ul>
    </>
  );
};

/** /expertprediction/:match: what experts predict of a match. */
export const PredictionListPage = () => {
  const { match: matchId = "" } = useParams();
  const match = useQuery(matchQuery(matchId));
  return (
    <MatchScreen
      title={t("predictions.heading")}
      match={match}
      online={useOnline()}
      onBack={useBack(paths.home)}
      failedTitle={t("predictions.matchFailed")}
    >
      {() => <Cards matchId={matchId} />}
    </MatchScreen>
  );
};
