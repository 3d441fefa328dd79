import { useQuery } from "@tanstack/react-query";
import type { ReportVersion } from "@teamwright/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import classes from "../match-reports.module.css";
import { reportVersionsQuery } from "../report-queries.ts";
import { ReportsPager } from "../reports-pager.tsx";
import { changeText } from "./change-words.ts";

/** More changes than these open on request: new points of both sides are two dozen. */
const SHOWN = 4;

const Lines = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={classes["changes"]}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

interface VersionProps {
  readonly reportId: string;
  readonly version: ReportVersion;
  /** The number of the version on this page. */
  readonly seenCount: number;
}

const Version = ({ reportId, version: { version, createdAt, editor, changes }, seenCount }: VersionProps) => {
  const texts = changes.map(changeText);
  const winner =
    editor === null ? t("reports.authorUnknown") : editor.name === "" ? editor.phoneNumber : editor.name;
  return (
    <li className={classes["version"]}>
      <p className={classes["versionHead"]}>
        <b>{t("reports.version", { version })}</b> <span>{winner}</span>{" "}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </p>
      <Lines texts={texts.slice(0, SHOWN)} />
      {texts.length > SHOWN && (
        <details>
          <summary>{t("reports.moreChanges", { n: texts.length - SHOWN })}</summary>
          <Lines texts={texts.slice(SHOWN)} />
        </details>
      )}
      {version === seenCount ? (
        <span className={classes["note"]}>{t("reports.versionHere")}</span>
      ) : (
        <Link
          className={classes["seeReport"] ?? ""}
          to={`${pathTo("matchReportData", { reportId })}?version=${version}`}
        >
          {t("reports.seeVersion", { version })}
        </Link>
      )}
    </li>
  );
};

/** For prime admins: the way to the form, and who published which version with which changes. */
export const HistoryCard = ({
  reportId,
  seenCount,
}: {
  readonly reportId: string;
  readonly seenCount: number | null;
}) => {
  const [page, setPage] = useState(0);
  const list = useQuery(reportVersionsQuery(reportId, page));
  return (
    <Card heading={t("reports.history")} className={classes["history"]}>
      <QueryState
        query={list}
        failedTitle={t("reports.historyFailed")}
        hint={list.error?.message}
        rows={1}
        height={64}
      />
      {list.data && (
        <>
          <ol role="list" className={classes["versions"]} aria-busy={list.isPlaceholderData}>
            {list.data.data.map((version, index) => (
              <Version
                key={version.version}
                reportId={reportId}
                version={version}
                seenCount={seenCount ?? (page === 0 && index === 0 ? version.version : -1)}
              />
            ))}
          </ol>
          <ReportsPager page={page} totalPages={list.data.totalPages} onChange={setPage} />
        </>
      )}
      {seenCount === null && (
        <LinkButton variant="soft" to={pathTo("editMatchReport", { reportId })}>
          {t("reports.edit")}
        </LinkButton>
      )}
    </Card>
  );
};
