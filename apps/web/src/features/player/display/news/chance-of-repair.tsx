import type { TeamColumns } from "@teamwright/engine";
import { useCallback } from "react";
import { t } from "#i18n/translate.ts";
import { useAnswer } from "#lib/use-answer.ts";

interface ChanceOfRepairProps {
  readonly matchId: string;
  readonly before: TeamColumns;
  readonly after: TeamColumns;
}

/** The chance that one of the teams is in the top 1 %, before and after the repair; nothing without a forecast. */
export const ChanceOfRepair = ({ matchId, before, after }: ChanceOfRepairProps) => {
  const question = useCallback(async () => {
    const { chancesOfSets } = await import("#forecast-client/team-chances.ts");
    return chancesOfSets(matchId, [before, after]);
  }, [matchId, before, after]);
  const chances = useAnswer(question);
  if (!chances) return null;
  const [from = 0, to = 0] = chances.map((chance) => Math.round(100 * chance));
  return <p role="status">{t("teams.news.chance", { n: after.count, from, to })}</p>;
};
