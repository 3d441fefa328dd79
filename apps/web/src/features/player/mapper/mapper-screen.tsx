import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { usePlanStatus } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { mappedPlayersQuery } from "#data/mapper/mapper-queries.ts";
import type { MappedPlayers } from "#data/mapper/mapper-queries.ts";
import { t } from "#i18n/translate.ts";
import type { TextKey } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";

/** A match that is mapped to the main app. */
export interface MapperStep {
  readonly match: MatchDetail;
  readonly players: MappedPlayers;
  /** The frame of the screen with its footer. */
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
}

type Parent = "decision" | "mapperArena";

/** The match is not mapped: who maps matches gets the way there. */
const NotMapped = ({ id }: { readonly id: string }) => {
  const mayMap = usePlanStatus()?.prime_admin === true;
  return (
    <EmptyState
      title={t("mapper.notMapped")}
      hint={t("mapper.notMappedHint")}
      action={
        mayMap && (
          <LinkButton variant="soft" to={pathTo("mapper", { id })}>
            {t("mapper.mapMatch")}
          </LinkButton>
        )
      }
    />
  );
};

/** A screen about the mapped match of its address; until the match and its mapping are loaded, their states. */
export const mapperScreen = (title: TextKey, parent: Parent, Step: (step: MapperStep) => ReactNode) =>
  function MapperScreen() {
    const { id = "" } = useParams();
    const shownMatch = useShownMatch(id);
    const match = shownMatch.match.data?.value;
    const onBack = useBack(pathTo(parent, { id }));
    const players = useQuery({
      ...mappedPlayersQuery(match ?? { id, sport_index: 0 }),
      enabled: match !== undefined,
    });
    const frame = (content: ReactNode, footer?: ReactNode) => (
      <MatchScreen {...shownMatch} title={t(title)} onBack={onBack} footer={footer}>
        {() => content}
      </MatchScreen>
    );
    if (match !== undefined && players.data)
      return <Step key={id} match={match} players={players.data} frame={frame} />;
    if (players.data === null) return frame(<NotMapped id={id} />);
    return frame(
      <QueryState query={players} failedTitle={t("shell.somethingWentWrong")} rows={3} height={84} />,
    );
  };
