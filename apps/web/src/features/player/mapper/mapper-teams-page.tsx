import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SelectionActions } from "../../../blocks/transfer/selection-actions.tsx";
import { TransferDialog } from "../../../blocks/transfer/transfer-dialog.tsx";
import { ApiError } from "../../../data/api/client.ts";
import { useMapperFilters } from "../../../data/mapper/mapper-filters.ts";
import { directTeamsQuery } from "../../../data/mapper/mapper-queries.ts";
import { t } from "../../../i18n/translate.ts";
import { pathTo } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.ts";
import { mapperScreen } from "./mapper-screen.tsx";
import type { MapperStep } from "./mapper-screen.tsx";
import { MapperWall } from "./mapper-wall.tsx";
import { shownTeams } from "./shown-teams.ts";
import type { ShownMapperTeams } from "./shown-teams.ts";

const toggledIn = (rows: ReadonlySet<number>, row: number): ReadonlySet<number> => {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
};

const Teams = ({ match, frame }: MapperStep) => {
  const { filters } = useMapperFilters(match.id);
  const asked = useQuery({
    ...directTeamsQuery(match, filters),
    select: (reply) => reply && shownTeams(match, reply),
  });
  const change = (
    <LinkButton
      variant="soft"
      to={pathTo(filters.filterType === "advanced" ? "mapperFilterArena" : "mapperGeneration", {
        id: match.id,
      })}
    >
      {t("mapper.changeFilter")}
    </LinkButton>
  );
  if (asked.data) return <Shown match={match} shown={asked.data} change={change} frame={frame} />;
  if (asked.error instanceof ApiError && asked.error.code === "no_direct_teams")
    return frame(<EmptyState title={asked.error.message} hint={t("mapper.noTeamsHint")} action={change} />);
  if (asked.isError || asked.data === null)
    return frame(
      <ErrorState
        title={t("shell.somethingWentWrong")}
        retryLabel={t("shell.retry")}
        onRetry={() => void asked.refetch()}
        action={change}
      />,
    );
  return frame(<SkeletonList label={t("mapper.makingTeams")} rows={4} height={152} />);
};

interface ShownProps extends Pick<MapperStep, "match" | "frame"> {
  readonly shown: ShownMapperTeams;
  readonly change: ReactNode;
}

const Shown = ({ match, shown, change, frame }: ShownProps) => {
  const { pathname } = useLocation();
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null);
  const [sending, setSending] = useState(false);
  const { teams } = shown;
  const all = selected?.size === teams.length;
  const transfer = () => {
    if (selected?.size === 0) toast.error(t("transfer.selectAtLeastOneTeam"));
    else setSending(true);
  };
  const footer =
    selected === null ? (
      <>
        {change}
        <Button onClick={() => setSelected(new Set())}>{t("mapper.select")}</Button>
      </>
    ) : (
      <SelectionActions
        all={all}
        onLeave={() => setSelected(null)}
        onReset={() => setSelected(new Set())}
        onAll={() => setSelected(new Set(all ? [] : teams.keys()))}
        onTransfer={transfer}
      />
    );
  return frame(
    <>
      <MapperWall
        match={match}
        shown={shown}
        selected={selected}
        onSelect={(row) => setSelected((rows) => rows && toggledIn(rows, row))}
      />
      {sending && selected && (
        <TransferDialog
          matchId={match.id}
          origin={{ kind: "mapper", id: "", path: pathname }}
          teams={[...selected].toSorted((a, b) => a - b).flatMap((row) => teams[row] ?? [])}
          onClose={() => setSending(false)}
        />
      )}
    </>,
    footer,
  );
};

/** /displaymapperteams/{id}: the mapped teams, each with its link. */
export const MapperTeamsPage = mapperScreen("mapper.title", "mapperArena", Teams);
