import type { ImportedMatch } from "@teamwright/contract";
import { importSummary } from "./import-summary.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "react-router";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-matches.module.css";
import { ChangeList } from "./change-list.tsx";
import { importCounts, newsFirst } from "./import-counts.ts";
import { ImportProblems, ImportWarnings } from "./import-problems.tsx";
import type { ImportReply } from "./match-queries.ts";

type ImportReportViewProps = {
  readonly report: ImportReply;
  /** false: a preview. */
  readonly isStored: boolean;
  readonly busy: boolean;
  readonly onStore: () => void;
  readonly onAgain: () => void;
};

const MatchReport = ({ match, isStored }: { readonly match: ImportedMatch; readonly isStored: boolean }) => {
  const isUnchanged = !match.created && match.changes.length === 0;
  return (
    <li>
      <Card className={classes["stack"]}>
        <div className={classes["head"]}>
          {isStored ? (
            <Link to={pathTo("matchDeskMatch", { id: match.id })} className={classes["rowLink"]}>
              {match.title}
            </Link>
          ) : (
            <strong>{match.title}</strong>
          )}
          {match.created && <Chip tone="ok">{t("match-desk.isNew")}</Chip>}
          {isUnchanged && <Chip>{t("match-desk.unchanged")}</Chip>}
        </div>
        <span className={classes["small"]}>
          {t(`shell.sport.${match.sport}`)} · {match.id}
        </span>
        {!match.created && match.changes.length > 0 && (
          <details className={classes["changes"]} open={match.changes.length <= 12}>
            <summary>{t("match-desk.changes", { n: match.changes.length })}</summary>
            <ChangeList changes={match.changes} />
          </details>
        )}
        {match.created && <ChangeList changes={match.changes} />}
      </Card>
    </li>
  );
};

/** The changes, previewed or stored. Problems come first, because nothing is stored when there are any. */
export const ImportReportView = ({ report, isStored, busy, onStore, onAgain }: ImportReportViewProps) => {
  const { created, changed, unchanged } = importCounts(report.matches);
  const isRefused = report.problems.length > 0;
  const nothing = !isRefused && created + changed === 0;
  return (
    <>
      <Card
        heading={isStored ? t("match-desk.importedTitle") : t("match-desk.previewTitle")}
        tone={isStored ? "ok" : "neutral"}
        className={classes["stack"]}
      >
        {isRefused ? (
          <ImportProblems problems={report.problems} />
        ) : (
          <>
            <p className={classes["big"]}>{importSummary({ created, changed, unchanged })}</p>
            {nothing && <p className={classes["hint"]}>{t("match-desk.nothingNew")}</p>}
            {!isStored && <p className={classes["hint"]}>{t("match-desk.nothingStored")}</p>}
          </>
        )}
        <ImportWarnings warnings={report.warnings} />
        <div className={classes["buttons"]}>
          <Button variant="soft" onClick={onAgain}>
            {t("match-desk.otherFiles")}
          </Button>
          {!isStored && !isRefused && !nothing && (
            <Button loading={busy} onClick={onStore}>
              {t("match-desk.importCount", { n: report.matches.length })}
            </Button>
          )}
        </div>
      </Card>
      <ul role="list" className={classes["list"]}>
        {newsFirst(report.matches).map((match) => (
          <MatchReport key={match.id} match={match} isStored={isStored} />
        ))}
      </ul>
    </>
  );
};
