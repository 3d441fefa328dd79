import { useStaffText } from "../../i18n/staff-text.ts";
import { formatInstant } from "../../lib/when.ts";
import { Chip } from "../../ui/chip.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import classes from "./admin-matches.module.css";
import type { FeedRun } from "./match-queries.ts";

type FeedRunTableProps = {
  readonly runs: readonly FeedRun[];
  readonly feeds: readonly { readonly name: string; readonly title: string }[];
  readonly busy: boolean;
};

/** The result, and for a refused run its problems to open. */
const Result = ({ run }: { readonly run: FeedRun }) => {
  const { matchDesk: words } = useStaffText();
  const summary = words.summary(run.created, run.changed, run.unchanged);
  return (
    <span className={classes["result"]}>
      <span className={classes["marks"]}>
        <Chip tone={run.done ? "ok" : "bad"}>{run.done ? words.ok : words.refused}</Chip>
        <span>{run.done ? summary || words.nothingNew : ""}</span>
      </span>
      {run.problems.length > 0 && (
        <details className={classes["problems"]}>
          <summary>{words.problemsTitle(run.problems.length)}</summary>
          <ul>
            {run.problems.map((problem, place) => (
              <li key={`${place} ${problem}`}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
};

export const FeedRunTable = ({ runs, feeds, busy }: FeedRunTableProps) => {
  const text = useStaffText();
  const { matchDesk: words } = text;
  const titleOf = (name: string): string => feeds.find((feed) => feed.name === name)?.title ?? name;
  const columns: Column<FeedRun>[] = [
    { key: "feed", label: words.feed, heading: true, cell: ({ feed }) => titleOf(feed) },
    { key: "result", label: words.result, cell: (run) => <Result run={run} /> },
    {
      key: "files",
      label: words.files,
      cell: ({ files, origin }) => (
        <span className={classes["marks"]}>
          {words.origins[origin]}
          <span className={classes["small"]}>{files.join(", ")}</span>
        </span>
      ),
    },
    { key: "when", label: text.when, numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
  return <DataTable label={words.runs} columns={columns} rows={runs} rowKey={({ id }) => id} busy={busy} />;
};
