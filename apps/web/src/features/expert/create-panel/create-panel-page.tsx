import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { screenExists } from "#lib/screens.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useBack } from "#ui/use-back.ts";
import { PredictionForm } from "./prediction-form.tsx";

type PanelOptions = "standard" | "custom";

/** Whether the match still takes posts; the server decides by its own clock. */
const useOpen = (start: string | undefined): boolean =>
  useServerSeconds() * 1000 < (start === undefined ? Infinity : Date.parse(start));

/** /createpanel/:id: an expert writes a prediction. */
export const CreatePanelPage = () => {
  const { id = "" } = useParams();
  const status = usePlanStatus();
  const match = useQuery(matchQuery(id));
  const online = useOnline();
  const onBack = useBack(paths.home);
  const open = useOpen(match.data?.value.match_time);
  const [options, setOptions] = useState<PanelOptions>("standard");
  return (
    <MatchScreen
      title={t("predictions.createTitle")}
      match={match}
      online={online}
      onBack={onBack}
      failedTitle={t("predictions.matchFailed")}
      titleActions={
        screenExists(paths.shareHuman) && (
          <LinkButton to={pathTo("shareHuman", { match: id })} variant="soft">
            {t("predictions.humanTeams")}
          </LinkButton>
        )
      }
    >
      {(shownMatch) => (
        <>
          {!open && <Notice tone="warn">{t("replies.matchStarted")}</Notice>}
          <ChoiceList
            label={t("predictions.options")}
            inline
            choices={[
              { value: "standard", label: t("predictions.standardOptions") },
              { value: "custom", label: t("predictions.customOptions") },
            ]}
            value={options}
            onChange={setOptions}
          />
          {options === "custom" ? (
            <Notice tone="accent">{t("predictions.customUnderDevelopment")}</Notice>
          ) : (
            <PredictionForm match={shownMatch} phone={status?.phoneNumber ?? ""} />
          )}
        </>
      )}
    </MatchScreen>
  );
};
