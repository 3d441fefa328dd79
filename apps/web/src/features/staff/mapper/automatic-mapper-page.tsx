import type { FantasyMatch } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { linkAgain } from "#blocks/transfer/link-again.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import { t } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { useBack } from "#ui/use-back.ts";
import { useLayer } from "#ui/use-layer.ts";
import { AppStep } from "./app-step.tsx";
import { MatchStep } from "./match-step.tsx";
import { PlayerStep } from "./player-step.tsx";
import type { AppPlayers } from "./player-step.tsx";

/** The steps: which app, which of its matches, which players are the same. */
type MapperStage =
  | { readonly kind: "app" }
  | { readonly kind: "match"; readonly slug: string }
  | { readonly kind: "players"; readonly slug: string; readonly listedPlayers: AppPlayers };

const first: MapperStage = { kind: "app" };

/** To the profile, where the app is linked; it says why. */
function useLinkFirst() {
  const navigate = useNavigate();
  return ({ slug, name }: LinkedApp): void =>
    void navigate(paths.profile, { state: linkAgain(slug, t("transfer.pleaseLink", { app: name })) });
}

interface MapperProps {
  readonly match: MatchDetail;
  readonly frame: StageFrame;
}
type StageFrame = (content: ReactNode, footer?: ReactNode, onStepBack?: () => void) => ReactNode;

const Mapper = ({ match, frame }: MapperProps) => {
  const apps = useLinkedApps().filter(({ available }) => available);
  const [stage, setStage] = useState<MapperStage>(first);
  const linkFirst = useLinkFirst();
  const app = stage.kind === "app" ? undefined : apps.find(({ slug }) => slug === stage.slug);

  const choose = (chosen: LinkedApp) => {
    if (chosen.link) setStage({ kind: "match", slug: chosen.slug });
    else linkFirst(chosen);
  };
  const onBack = () =>
    setStage((before) => (before.kind === "players" ? { kind: "match", slug: before.slug } : first));
  useLayer(stage.kind !== "app", onBack, true);
  const stepFrame: StageFrame = (content, footer) => frame(content, footer, onBack);
  if (stage.kind === "app" || app === undefined)
    return <AppStep match={match} apps={apps} frame={frame} onChoose={choose} />;
  if (stage.kind === "match")
    return (
      <MatchStep
        match={match}
        app={app}
        frame={stepFrame}
        onBack={onBack}
        onUnlinked={() => linkFirst(app)}
        onListed={(theirs: FantasyMatch, players) =>
          setStage({ kind: "players", slug: app.slug, listedPlayers: { match: theirs, players } })
        }
      />
    );
  return (
    <PlayerStep
      key={stage.listedPlayers.match.id}
      match={match}
      app={app}
      listedPlayers={stage.listedPlayers}
      frame={stepFrame}
      onBack={onBack}
      onAnother={() => setStage(first)}
    />
  );
};

/** /automaticmapper/{id}: maps a match and its players to a linked fantasy app. */
export const AutomaticMapperPage = () => {
  const { id = "" } = useParams();
  const shownMatch = useShownMatch(id);
  const onBack = useBack(pathTo("match", { id }));
  const frame: StageFrame = (content, footer, onStepBack) => (
    <MatchScreen
      {...shownMatch}
      title={t("shell.title.automaticMapper")}
      onBack={onStepBack ?? onBack}
      footer={footer}
      narrow
    >
      {() => content}
    </MatchScreen>
  );
  const match = shownMatch.match.data?.value;
  return match === undefined ? frame(null) : <Mapper key={match.id} match={match} frame={frame} />;
};
