import { Button } from "../../../ui/button.tsx";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { useState } from "react";
import { useNavigate } from "react-router";
import { apiOf } from "../../../data/api/client.ts";
import { useSubmit } from "../../../data/api/use-submit.ts";
import type { MatchRecord } from "../../../data/records/match-record.ts";
import { t } from "../../../i18n/translate.ts";
import { pathTo } from "../../../lib/paths.ts";
import { formatInstant } from "../../../lib/when.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { LeaveDialog, useLeaveGuard } from "../../../ui/leave-guard.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { toast } from "../../../ui/toast.ts";
import { UnsavedContext } from "../../../ui/use-unsaved.ts";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { createBody, problemOf } from "./report-body.ts";
import { reportWarnings, type ReportWarning } from "./report-warnings.ts";
import { SectionEditor } from "./section-editor.tsx";
import { sectionIds, sectionTitles, type ReportDraft, type SectionId } from "./sections.ts";
import { useReportDraft } from "./use-report-draft.ts";

const api = apiOf({ matchReports });

const NEEDS_TEAMS: readonly SectionId[] = [5, 6];

const MatchTitle = ({ match }: { readonly match: MatchRecord }) => (
  <div className={classes["title"]}>
    <span className={classes["series"]}>{match.series_name}</span>
    <span className={classes["sides"]}>
      <Picture src={match.left_image} name={match.left_name} side="left" />
      <b>{match.left_name}</b>
      <span>{t("shell.versus")}</span>
      <b>{match.right_name}</b>
      <Picture src={match.right_image} name={match.right_name} side="right" />
    </span>
  </div>
);

const Warnings = ({ warnings }: { readonly warnings: readonly ReportWarning[] }) =>
  warnings.length > 0 && (
    <Notice tone="warn" live>
      <b>{t("report-authoring.contradictions")}</b>
      <ul>
        {warnings.map(({ message, values }) => (
          <li key={message + String(values["team"])}>{t(message, values)}</li>
        ))}
      </ul>
    </Notice>
  );

/** The sections of a report: choose one, fill it in, add it; then submit all. */
export const ReportEditor = ({
  match,
  filled,
  onBack,
}: {
  readonly match: MatchRecord;
  /** What the match fills in. */
  readonly filled: ReportDraft;
  readonly onBack: () => void;
}) => {
  const { draft, restoredFrom, put, remove, reset, clear } = useReportDraft(match.id, filled);
  const [section, setSection] = useState<SectionId>(1);
  const navigate = useNavigate();
  // Added sections are kept on the device; a record that is being typed is not.
  const [unsaved, setUnsaved] = useState(false);
  const guard = useLeaveGuard(unsaved, onBack);
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(
    (body: NonNullable<ReturnType<typeof createBody>>, options: { idempotencyKey: string }) =>
      api.matchReports.create({ body, ...options }),
  );

  const choose = (id: SectionId) => {
    if (NEEDS_TEAMS.includes(id) && !draft[3]) {
      toast.warning(t("report-authoring.selectedTeamData"));
      setSection(3);
    } else setSection(id);
  };
  const warnings = reportWarnings(draft);
  const check = () => {
    const problem = problemOf(draft);
    if (problem !== null) {
      toast.error(
        t(problem === "mismatch" ? "report-authoring.teamsMismatch" : "report-authoring.fillAllFieldsData"),
      );
      return;
    }
    if (warnings.length > 0) setAsking(true);
    else void send();
  };
  const send = async () => {
    setAsking(false);
    const body = createBody(match.id, draft);
    const result = body && (await submit(body));
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 201 ? result.message : t("report-authoring.createFailed"));
      return;
    }
    clear();
    toast.success(t("replies.reportCreated"));
    void navigate(pathTo("home"));
  };
  const added = sectionIds.filter((id) => draft[id] !== undefined);
  return (
    <Page
      title={t("shell.title.createMatchReport")}
      back={{ label: t("shell.back"), onBack: guard.onBack }}
      narrow
      footer={
        <Button loading={busy} onClick={check}>
          {t("report-authoring.submit")}
        </Button>
      }
    >
      <MatchTitle match={match} />
      {restoredFrom === undefined ? (
        Object.keys(filled).length > 0 && <Notice tone="accent">{t("report-authoring.filledIn")}</Notice>
      ) : (
        <Notice tone="accent">
          {t("report-authoring.restored", { time: formatInstant(new Date(restoredFrom).toISOString()) })}{" "}
          <Button
            variant="soft"
            onClick={() => {
              reset();
              setSection(1);
            }}
          >
            {t("report-authoring.startAgain")}
          </Button>
        </Notice>
      )}
      <div className={classes["chips"]} role="group" aria-label={t("report-authoring.added")}>
        {added.length === 0 && <span className={classes["note"]}>{t("report-authoring.noDataAdded")}</span>}
        {added.map((id) => (
          <RemovableChip
            key={id}
            tone="accent"
            removeLabel={t("report-authoring.removeSection", { title: t(sectionTitles[id]) })}
            onRemove={() => {
              remove(id);
            }}
          >
            {t(sectionTitles[id])}
          </RemovableChip>
        ))}
      </div>
      <Warnings warnings={warnings} />
      <Choice
        label={t("report-authoring.section")}
        data={sectionIds.map((id) => ({ value: String(id), label: t(sectionTitles[id]) }))}
        value={String(section)}
        required
        onChange={(value) => {
          const id = sectionIds.find((one) => String(one) === value);
          if (id) choose(id);
        }}
      />
      <UnsavedContext value={setUnsaved}>
        <SectionEditor key={section} section={section} match={match} draft={draft} put={put} />
      </UnsavedContext>
      <LeaveDialog guard={guard} />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        question={t("report-authoring.contradictionsQuestion")}
        detail={warnings.map(({ message, values }) => t(message, values)).join(" ")}
        cancelLabel={t("shell.cancel")}
        confirmLabel={t("report-authoring.submit")}
      />
    </Page>
  );
};
