import { useQuery } from "@tanstack/react-query";
import { useAppsOfMatch } from "#blocks/transfer/use-apps-of-match.ts";
import { matchQuery } from "#data/api/match.ts";
import { readLocal } from "#data/records/local-keys.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import classes from "../display.module.css";

interface SendButtonProps {
  readonly matchId: string;
  /** How many teams are shown. */
  readonly teams: number;
  readonly onClick: () => void;
}

/** "Send to app", and how many of the teams the app takes when it takes fewer. */
export const SendButton = ({ matchId, teams, onClick }: SendButtonProps) => {
  const match = useQuery(matchQuery(matchId)).data?.value;
  const { app } = useAppsOfMatch(match, readLocal("suggest")?.app);
  return (
    <Button px={12} onClick={onClick}>
      <span className={classes["send"]}>
        {t("transfer.sendToApp")}
        {app !== undefined && teams > app.limit && (
          <>
            {" "}
            <span className={classes["slots"]}>
              {t("transfer.appTakesBest", { app: app.name, n: app.limit, all: teams })}
            </span>
          </>
        )}
      </span>
    </Button>
  );
};
