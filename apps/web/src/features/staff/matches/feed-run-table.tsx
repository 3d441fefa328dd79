import { importSummary } from "./import-summary.ts";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import classes from "./admin-matches.module.css";
import type { FeedRunReply } from "./match-queries.ts";

type FeedRunTableProps = {
  readonly runs: readonly FeedRunReply[];
  readonly feeds: readonly { readonly name: string; readonly title: string }[];
  readonly busy: boolean;
};

/** The result; for a refused run its problems open on request. */
const Result = ({ run }: { readonly run: FeedRunReply }) => {
  const summary = importSummary(run);
  return (
    <span className={classes["result"]}>
      <span className={classes["marks"]}>
        <Chip tone={run.done ? "ok" : "bad"}>{run.done ? t("match-desk.ok") : t("match-desk.refused")}</Chip>
        <span>{run.done ? summary || t("match-desk.nothingNew") : ""}</span>
      </span>
      {run.problems.length > 0 && (
        <details className={classes["problems"]}>
          <summary>{t("match-desk.problemsTitle", { n: run.problems.length })}</summary>
          <ul>
            {run.problems.map((problem, index) => (
              <li key={`${index} ${problem}`}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
};

export const FeedRunTable = ({ runs, feeds, busy }: FeedRunTableProps) => {
  const titleOf = (name: string): string => feeds.find((feed) => feed.name === name)?.title ?? name;
  const columns: Column<FeedRunReply>[] = [
    { key: "feed", label: t("match-desk.feed"), heading: true, cell: ({ feed }) => titleOf(feed) },
    { key: "result", label: t("match-desk.result"), cell: (run) => <Result run={run} /> },
    {
      key: "files",
      label: t("match-desk.files"),
      cell: ({ files, origin }) => (
        <span>
          {t(`match-desk.origins.${origin}`)} <span className={classes["small"]}>{files.join(", ")}</span>
        </span>
      ),
    },
    { key: "when", label: t("staff.when"), numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
  return (
    <DataTable
      label={t("match-desk.runs")}
      columns={columns}
      rows={runs}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
};
