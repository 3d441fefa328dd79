import { Button } from "#ui/button.tsx";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import type { AuthoredPrediction } from "#data/api/predictions.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { useEngineMatch, useStrategies, useStrategyOutlook } from "#engine-client/use-predictions.ts";
import type { PredictedStrategies } from "#engine-client/use-predictions.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { CreateTeamsDialog } from "./create-teams-dialog.tsx";
import classes from "./predictions.module.css";
import { AgreedPlayers, CaptainVotes, EntryVotes } from "./vote-lists.tsx";

interface CompareViewProps {
  readonly match: MatchDetail;
  readonly list: readonly AuthoredPrediction[];
}

const nameOf = ({ author }: AuthoredPrediction): string =>
  author?.name === undefined || author.name === "" ? t("predictions.anExpert") : author.name;

interface OwnFigureProps {
  readonly match: MatchDetail;
  readonly engineMatch: ReturnType<typeof useEngineMatch>;
  readonly outcome: PredictedStrategies["common"] | undefined;
  readonly name: string;
}

/** The count of one prediction by itself. */
const OwnFigure = ({ match, engineMatch, outcome, name }: OwnFigureProps) => {
  const { teams } = useStrategyOutlook(match, engineMatch, outcome);
  return (
    <span className={classes["figure"]}>
      <span>{name}</span>
      <b>{teams === undefined ? "–" : teamFigure(teams)}</b>
    </span>
  );
};

/** Where the predictions agree and differ, and the teams that all of them allow. */
export const CompareView = ({ match, list }: CompareViewProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const engineMatch = useEngineMatch(match);
  const predictions = useMemo(() => list.map(({ prediction }) => prediction.predictionData), [list]);
  const strategies = useStrategies(match, engineMatch, predictions);
  const outlook = useStrategyOutlook(match, engineMatch, strategies?.common);
  const names = list.map(nameOf);
  const sport = sportByIndex(match.sport_index);
  const shownData = { predictions, names, match: match.id, players: playersOf(match), sport };
  return (
    <>
      <Card>
        <div className={classes["figures"]}>
          <output className={classes["figure"]} data-common="true">
            <span>{t("predictions.allAllow")}</span>
            <b>{outlook.teams === undefined ? "–" : teamFigure(outlook.teams)}</b>
          </output>
          {list.map((authoredPrediction, place) => (
            <OwnFigure
              key={authoredPrediction.prediction._id}
              match={match}
              engineMatch={engineMatch}
              outcome={strategies?.each[place]}
              name={nameOf(authoredPrediction)}
            />
          ))}
        </div>
        {outlook.reason !== null && <p className={classes["meta"]}>{outlook.reason}</p>}
      </Card>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t("predictions.makeCommon")}
      </Button>
      <div className={classes["sections"]}>
        <AgreedPlayers id={4} {...shownData} />
        <AgreedPlayers id={3} {...shownData} />
        <CaptainVotes id={5} {...shownData} />
        <CaptainVotes id={6} {...shownData} />
        <EntryVotes id={8} {...shownData} />
        <EntryVotes id={9} {...shownData} />
        <EntryVotes id={10} {...shownData} />
      </div>
      <CreateTeamsDialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title={t("predictions.makeCommon")}
        match={match}
        outlook={outlook}
        noCaptains={outlook.captainsEmpty}
      />
    </>
  );
};
