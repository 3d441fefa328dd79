import type { TeamColumns } from "@teamwright/engine";
import { useEffect, useState } from "react";
import { t } from "#i18n/translate.ts";
import { useConnected } from "#lib/use-connected.ts";

interface ChanceOfRepairProps {
  readonly matchId: string;
  readonly before: TeamColumns;
  readonly after: TeamColumns;
}

/** The chance that one of the teams is in the top 1 %, before and after the repair; nothing without a forecast. */
export const ChanceOfRepair = ({ matchId, before, after }: ChanceOfRepairProps) => {
  const [chances, setChances] = useState<readonly number[] | null>(null);
  const connected = useConnected();
  useEffect(() => {
    let isWanted = true;
    const find = async (): Promise<void> => {
      const { chancesOfSets } = await import("#forecast-client/team-chances.ts");
      const found = await chancesOfSets(matchId, [before, after]);
      if (isWanted) setChances(found);
    };
    void find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [matchId, before, after, connected]);
  if (chances === null) return null;
  const [from = 0, to = 0] = chances.map((chance) => Math.round(100 * chance));
  return <p role="status">{t("teams.news.chance", { n: after.count, from, to })}</p>;
};
