import { t } from "#i18n/translate.ts";
import { Link } from "react-router";
import { pathTo } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip, type Tone } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import classes from "./admin-matches.module.css";
import type { ListedMatch } from "./match-queries.ts";

const tones: Readonly<Record<ListedMatch["status"], Tone>> = {
  not_started: "neutral",
  in_progress: "warn",
  finished: "ok",
  postponed: "warn",
  abandoned: "bad",
  cancelled: "bad",
};

const Marks = ({ match }: { readonly match: ListedMatch }) => {
  return (
    <span className={classes["marks"]}>
      <Chip tone={tones[match.status]}>{t(`match-desk.statuses.${match.status}`)}</Chip>
      {match.hidden && <Chip tone="bad">{t("match-desk.hidden")}</Chip>}
      {match.lineup_out && <Chip tone="ok">{t("shell.badgeLineupsOut")}</Chip>}
      {match.automatic && <Chip tone="accent">{t("match-desk.automatic")}</Chip>}
      {match.overrides > 0 && <Chip tone="warn">{t("match-desk.byHand", { n: match.overrides })}</Chip>}
    </span>
  );
};

type MatchTableProps = {
  readonly matches: readonly ListedMatch[];
  readonly busy: boolean;
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
};

export const MatchTable = ({ matches, busy, selectedIds, onSelect }: MatchTableProps) => {
  const toggle = (id: string) => onSelect(toggledIn(selectedIds, id));
  const columns: Column<ListedMatch>[] = [
    {
      key: "match",
      label: t("match-desk.match"),
      heading: true,
      cell: (match) => (
        <>
          <Link to={pathTo("matchDeskMatch", { id: match.id })} className={classes["rowLink"]}>
            {t("match-desk.versus", { left: match.left_team_name, right: match.right_team_name })}
          </Link>
          <span className={classes["small"]}>
            {[t(`shell.sport.${match.sport}`), match.series, t("match-desk.players", { n: match.players })]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </>
      ),
    },
    { key: "time", label: t("match-desk.time"), cell: (match) => formatInstant(match.match_time) },
    { key: "status", label: t("match-desk.status"), cell: (match) => <Marks match={match} /> },
    {
      key: "select",
      label: t("match-desk.select"),
      cell: (match) => (
        <Checkbox
          checked={selectedIds.has(match.id)}
          onChange={() => toggle(match.id)}
          label={
            <span className="visually-hidden">
              {t("match-desk.selectMatch", { left: match.left_team_name, right: match.right_team_name })}
            </span>
          }
        />
      ),
    },
    { key: "feed", label: t("match-desk.feed"), cell: (match) => match.feed },
  ];
  return (
    <DataTable
      label={t("match-desk.matches")}
      columns={columns}
      rows={matches}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
};
