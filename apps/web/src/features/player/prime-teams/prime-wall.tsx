import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LeadHome } from "#blocks/team/lead-home.tsx";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import { knowsPlayers, postedViews } from "#blocks/transfer/posted-views.ts";
import { SelectedCount } from "#blocks/transfer/selected-count.tsx";
import { SelectionFooter } from "#blocks/transfer/selection-footer.tsx";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { useNoteTransfer } from "#blocks/transfer/use-note-transfer.ts";
import { useSelection } from "#blocks/transfer/use-selection.ts";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { t } from "#i18n/translate.ts";
import { keptLinks } from "./kept-links.ts";
import { api } from "./prime-teams-query.ts";
import type { OwnPrimeTeams } from "./prime-teams-query.ts";
import classes from "./prime-teams.module.css";

interface PrimeWallProps {
  readonly match: MatchDetail;
  readonly phone: string;
  readonly ownTeams: OwnPrimeTeams;
  /** The screen around the teams, with the footer. */
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
}

/** The user's prime teams with their links; in the selection mode they go to a fantasy app together. */
export const PrimeWall = (props: PrimeWallProps) =>
  knowsPlayers(props.match, props.ownTeams.teams) ? (
    <Teams {...props} />
  ) : (
    props.frame(<LeadHome why={t("transfer.unknownPlayers")} />)
  );

const Teams = ({ match, phone, ownTeams, frame }: PrimeWallProps) => {
  const { pathname, search } = useLocation();
  const { allLines } = useMatchOptions();
  const views = useMemo(() => postedViews(match, ownTeams.teams), [match, ownTeams]);
  const store = useMemo(() => keptLinks(match.id, phone, ownTeams.teams), [match.id, phone, ownTeams]);
  const linking = useTeamLinking(match.id, "prime", store);
  const selection = useSelection(views.columns);
  const origin = { kind: "prime", id: "", path: pathname + search } as const;
  useNoteTransfer(match.id, origin, () => {
    void api.prime.transferred({ body: { matchId: match.id, phoneNumber: phone } });
  });
  return frame(
    <>
      <div className={classes["intro"]}>
        <SideLegend sides={{ left: match.left_team_name, right: match.right_team_name }}>
          {t("prime.yourTeams", { n: ownTeams.teams.length })}
        </SideLegend>
        <SelectedCount selection={selection} />
      </div>
      {!allLines && <p className={classes["hint"]}>{t("prime.mainLineOnly")}</p>}
      <TeamWall
        label={t("prime.primeTeams")}
        match={match}
        views={views}
        selectedRows={selection.rows}
        onSelect={selection.toggle}
        linking={linking}
      />
    </>,
    <SelectionFooter
      selection={selection}
      views={views}
      matchId={match.id}
      origin={origin}
      line={allLines ? "all" : "main"}
    />,
  );
};
