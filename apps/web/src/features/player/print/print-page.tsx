import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { useBackTo } from "#ui/use-back.ts";
import { pathToTeams } from "./path-to-teams.ts";
import { PrintSheets } from "./print-sheets.tsx";
import { useLeagues } from "./use-leagues.ts";
import { usePrintedRows } from "./use-printed-rows.ts";

/** The full print page: teams by role, a chosen number per sheet. */
export const PrintPage = () => {
  const { match = "", attempt = "" } = useParams();
  const query = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathToTeams(match, attempt, query));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("common.print")} onBack={onBack} />;
  return <PrintRows key={`${match}/${attempt}`} openedAttempt={query.openedAttempt} onBack={onBack} />;
};

const PrintRows = ({
  openedAttempt,
  onBack,
}: {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}) => {
  const league = useLeagues(openedAttempt).askedRows;
  const filteredRows = usePrintedRows(openedAttempt);
  const rows = league === undefined ? filteredRows : league.rows;
  if (rows === undefined) return <AttemptStates state="loading" title={t("common.print")} onBack={onBack} />;
  return <PrintSheets openedAttempt={openedAttempt} rows={rows} league={league?.label} onBack={onBack} />;
};
