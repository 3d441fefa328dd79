import type { ReportDraftItem } from "@teamwright/contract";
import { Link } from "react-router";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "../match-reports.module.css";
import { Sides } from "../report-card.tsx";
import { reportDay, shortName } from "../report-words.ts";
import { DiscardDraft } from "./discard-draft.tsx";

interface DraftCardProps {
  readonly draft: ReportDraftItem;
  readonly onDiscarded: () => void;
}

/** A finished match whose report waits for its review. */
export const DraftCard = ({ draft, onDiscarded }: DraftCardProps) => (
  <article className={classes["card"]}>
    <div className={classes["cardTop"]}>
      <span className={classes["seriesName"]} title={draft.seriesName}>
        {shortName(draft.seriesName)}
      </span>
      <time dateTime={draft.matchTime}>{reportDay(draft.matchTime)}</time>
      <DiscardDraft draft={draft} onDiscarded={onDiscarded} />
    </div>
    <Sides match={draft} />
    <div className={classes["badges"]}>
      {draft.missing.length === 0 ? (
        <Chip tone="ok">{t("reports.draftComplete")}</Chip>
      ) : (
        <Chip tone="warn">{t("reports.draftMissing", { n: draft.missing.length })}</Chip>
      )}
      <Link
        className={classes["seeReport"] ?? ""}
        to={pathTo("createMatchReport", { id: draft.matchId })}
        aria-label={`${t("reports.review")}: ${draft.leftTeamName} ${t("shell.versus")} ${draft.rightTeamName}`}
      >
        {t("reports.review")}
      </Link>
    </div>
  </article>
);
