import { t } from "../../../i18n/translate.ts";
import { Button } from "@mantine/core";
import type { MatchDetail } from "@teamwright/domain";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { SideLegend } from "../../../blocks/team/side-legend.tsx";
import { TeamGrid } from "../../../blocks/team/team-grid.tsx";
import { SelectionActions } from "../../../blocks/transfer/selection-actions.tsx";
import { useTeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import { useMatchOptions } from "../../../data/api/match-options.ts";
import { Chip } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/toast.ts";
import { keptLinks } from "./kept-links.ts";
import { PrimeCard } from "./prime-card.tsx";
import type { OwnPrimeTeams } from "./prime-teams-query.ts";
import classes from "./prime-teams.module.css";
import { shownTeams } from "./shown-teams.ts";
import { useNoteTransfers } from "./use-note-transfers.ts";

const TransferDialog = lazy(async () => ({
  default: (await import("../../../blocks/transfer/transfer-dialog.tsx")).TransferDialog,
}));

interface PrimeWallProps {
  readonly match: MatchDetail;
  readonly phone: string;
  readonly own: OwnPrimeTeams;
}

const withToggled = (rows: ReadonlySet<number>, row: number): ReadonlySet<number> => {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
};

/** The user's prime teams with their links; in the selection mode they go to a fantasy app together. */
export const PrimeWall = ({ match, phone, own }: PrimeWallProps) => {
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null);
  const [sending, setSending] = useState(false);
  const { allLines } = useMatchOptions();
  const { views, teams } = useMemo(() => shownTeams(match, own.teams), [match, own]);
  const store = useMemo(() => keptLinks(match.id, phone, own.teams), [match.id, phone, own]);
  const linking = useTeamLinking(match.id, "prime", store);
  useNoteTransfers(match.id, phone);
  const onToggle = useCallback((row: number) => setOpened((rows) => withToggled(rows, row)), []);
  const onSelect = useCallback((row: number) => setSelected((rows) => rows && withToggled(rows, row)), []);
  const every = () => new Set(teams.keys());
  const all = selected?.size === teams.length;
  const transfer = () => {
    if (selected?.size === 0) toast.error(t("transfer.selectAtLeastOneTeam"));
    else setSending(true);
  };

  return (
    <>
      <div className={classes["intro"]}>
        <SideLegend sides={{ left: match.left_team_name, right: match.right_team_name }}>
          {t("prime.yourTeams", { n: teams.length })}
        </SideLegend>
        {selected && (
          <Chip tone="accent">
            <span role="status">{t("prime.selected", { n: selected.size })}</span>
          </Chip>
        )}
      </div>
      {!allLines && <p className={classes["hint"]}>{t("prime.mainLineOnly")}</p>}
      <TeamGrid
        label={t("prime.primeTeams")}
        count={teams.length}
        estimate={152}
        minWidth={340}
        renderItem={(row) => {
          const team = teams[row];
          return (
            team && (
              <PrimeCard
                row={row}
                views={views}
                team={team}
                opened={opened.has(row)}
                onToggle={onToggle}
                checked={selected && selected.has(row)}
                onSelect={onSelect}
                linking={linking}
              />
            )
          );
        }}
      />
      <div className={classes["foot"]}>
        {selected === null ? (
          <Button onClick={() => setSelected(new Set())}>{t("prime.select")}</Button>
        ) : (
          <SelectionActions
            all={all}
            onLeave={() => setSelected(null)}
            onReset={() => setSelected(new Set())}
            onAll={() => setSelected(all ? new Set() : every())}
            onTransfer={transfer}
            transferLabel={t("prime.transfer", { n: selected.size })}
          />
        )}
      </div>
      {sending && selected && (
        <Suspense>
          <TransferDialog
            matchId={match.id}
            origin={{ kind: "prime", id: "", path: pathname + search }}
            teams={[...selected].toSorted((a, b) => a - b).flatMap((row) => teams[row] ?? [])}
            line={allLines ? "all" : "main"}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </>
  );
};
