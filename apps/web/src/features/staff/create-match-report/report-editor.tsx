import { Button } from "#ui/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSubmit } from "#data/api/use-submit.ts";
import { t, type TextKey } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { RemovableChip } from "#ui/chip.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { UnsavedContext } from "#ui/use-unsaved.ts";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { createBody, problemOf } from "./report-body.ts";
import { MatchTitle, Warnings } from "./report-head.tsx";
import { reportWarnings } from "./report-warnings.ts";
import { withPointsOf, type ReportedMatch } from "./reported-match.ts";
import { SectionEditor } from "./section-editor.tsx";
import { sectionIds, sectionTitles, type ReportDraft, type SectionId } from "./sections.ts";
import { useReportDraft } from "./use-report-draft.ts";

const NEEDS_TEAMS: readonly SectionId[] = [5, 6];

type Body = NonNullable<ReturnType<typeof createBody>>;

/** What the form does with its sections: adds a report, or another version of one. */
export interface Publication {
  /** Of the draft that the device keeps. */
  readonly draftId: string;
  readonly title: TextKey;
  /** Says where the first sections come from. */
  readonly origin: TextKey;
  readonly publish: (
    body: Body,
    options: { readonly idempotencyKey: string },
  ) => Promise<CallResult<{ readonly message: string }>>;
  /** The page that follows. */
  readonly next: string;
}

/** The sections of a report: choose one, fill it in, add it; then submit all. */
export const ReportEditor = ({
  match,
  now = null,
  filled,
  publication,
  onBack,
}: {
  readonly match: ReportedMatch;
  /** The match as it is known today, where the report is older. */
  readonly now?: ReportedMatch | null;
  /** What the match, or the published report, fills in. */
  readonly filled: ReportDraft;
  readonly publication: Publication;
  readonly onBack: () => void;
}) => {
  const { draft, restoredFrom, put, keepInput, remove, reset, clear } = useReportDraft(
    publication.draftId,
    filled,
  );
  const [section, setSection] = useState<SectionId>(1);
  const navigate = useNavigate();
  // Sections and their input are kept on the device; a record that is being typed is not.
  const [unsaved, setUnsaved] = useState(false);
  const guard = useLeaveGuard(unsaved, onBack);
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(publication.publish);
  const client = useQueryClient();

  const choose = (id: SectionId) => {
    if (NEEDS_TEAMS.includes(id) && !draft[3]) {
      toast.warning(t("report-authoring.selectedTeamData"));
      setSection(3);
    } else setSection(id);
  };
  const warnings = reportWarnings(draft);
  const corrected = now && draft[7] && withPointsOf(draft[7], now);
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
      // A stale version and a deleted report have their own words.
      const isSaid = [201, 404, 409].includes(result.status);
      toast.error(isSaid ? result.message : t("report-authoring.createFailed"));
      return;
    }
    clear();
    toast.success(result.data.message);
    void client.invalidateQueries({ queryKey: ["match-reports"] });
    void navigate(publication.next, { replace: true });
  };
  const addedSections = sectionIds.filter((id) => draft[id] !== undefined);
  return (
    <Page
      title={t(publication.title)}
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
        Object.keys(filled).length > 0 && <Notice tone="accent">{t(publication.origin)}</Notice>
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
        {addedSections.length === 0 && (
          <span className={classes["note"]}>{t("report-authoring.noDataAdded")}</span>
        )}
        {addedSections.map((id) => (
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
      {corrected && corrected.corrected > 0 && (
        <Notice
          tone="warn"
          action={
            <Button variant="soft" onClick={() => put(7, corrected.playing)}>
              {t("report-authoring.takePoints")}
            </Button>
          }
        >
          {t("report-authoring.pointsCorrected", { n: corrected.corrected })}
        </Notice>
      )}
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
        <SectionEditor
          key={section}
          section={section}
          match={match}
          draft={draft}
          put={put}
          onInput={keepInput}
        />
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
