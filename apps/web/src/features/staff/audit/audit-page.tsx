import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { phoneFrom } from "#lib/handed-phone.ts";
import { paths } from "#lib/paths.ts";
import { fileName, saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { auditCsv } from "./audit-csv.ts";
import { AuditFilter, isReversed, type Filter } from "./audit-filter.tsx";
import { auditQuery, readEntries } from "./audit-query.ts";
import { AuditTable } from "./audit-table.tsx";

const SaveCsv = ({ filter }: { readonly filter: Filter }) => {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { entries, isPartial } = await readEntries(filter);
      const file = new Blob(["\uFEFF", auditCsv(entries)], { type: "text/csv;charset=utf-8" });
      saveFile(file, fileName(["audit", new Date().toISOString().slice(0, 10)], "csv"));
      if (isPartial) toast.warning(t("staff.audit.csvPartly", { n: entries.length }));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("shell.somethingWentWrong"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="soft" disabled={isReversed(filter)} loading={busy} onClick={() => void save()}>
      {t("staff.audit.saveCsv")}
    </Button>
  );
};

/** The action that the dashboard asks for. */
const actionFrom = (state: unknown): string =>
  typeof state === "object" && state !== null && "action" in state && typeof state.action === "string"
    ? state.action
    : "";

/** The changes with their authors, newest first. */
export const AuditPage = () => {
  const { state } = useLocation();
  const [filter, setFilter] = useState<Filter>({
    phone: phoneFrom(state),
    action: actionFrom(state),
    from: "",
    to: "",
    about: "",
  });
  const [page, setPage] = useState(0);
  const log = useQuery({ ...auditQuery(filter, page), enabled: !isReversed(filter) });
  // The field says what is wrong; the entries of another range would contradict it.
  const data = isReversed(filter) ? undefined : log.data;
  return (
    <Page
      title={t("shell.title.auditLog")}
      onBack={useBackTo(paths.adminDecisionPanel)}
      actions={<SaveCsv filter={filter} />}
    >
      <AuditFilter
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(0);
        }}
      />
      {!isReversed(filter) && <QueryState query={log} rows={6} height={96} />}
      {data?.data.length === 0 && (
        <EmptyState title={t("staff.audit.none")} hint={t("staff.audit.noneHint")} />
      )}
      {data && data.data.length > 0 && <AuditTable entries={data.data} busy={log.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};
