import { Link } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { formatInstant } from "../../lib/when.ts";
import { Chip, type Tone } from "../../ui/chip.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import classes from "./admin-matches.module.css";
import type { ListedMatch } from "./match-queries.ts";

const tones: Readonly<Record<ListedMatch["status"], Tone>> = {
  not_started: "neutral",
  in_progress: "warn",
  finished: "ok",
};

const Marks = ({ match }: { readonly match: ListedMatch }) => {
  const { matchDesk: words } = useStaffText();
  return (
    <span className={classes["marks"]}>
      <Chip tone={tones[match.status]}>{words.statuses[match.status]}</Chip>
      {match.lineup_out && <Chip tone="ok">{words.lineupOut}</Chip>}
      {match.automatic && <Chip tone="accent">{words.automatic}</Chip>}
      {match.overrides > 0 && <Chip tone="warn">{words.byHand(match.overrides)}</Chip>}
    </span>
  );
};

type MatchTableProps = { readonly matches: readonly ListedMatch[]; readonly busy: boolean };

export const MatchTable = ({ matches, busy }: MatchTableProps) => {
  const { matchDesk: words } = useStaffText();
  const { shell } = useText();
  const columns: Column<ListedMatch>[] = [
    {
      key: "match",
      label: words.match,
      heading: true,
      cell: (match) => (
        <>
          <Link to={pathTo("matchDeskMatch", { id: match.id })} className={classes["rowLink"]}>
            {words.versus(match.left_team_name, match.right_team_name)}
          </Link>
          <span className={classes["small"]}>
            {[shell[match.sport], match.series, words.players(match.players)].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
    },
    { key: "time", label: words.time, cell: (match) => formatInstant(match.match_time) },
    { key: "status", label: words.status, cell: (match) => <Marks match={match} /> },
    { key: "feed", label: words.feed, cell: (match) => match.feed },
  ];
  return (
    <DataTable label={words.matches} columns={columns} rows={matches} rowKey={({ id }) => id} busy={busy} />
  );
};
