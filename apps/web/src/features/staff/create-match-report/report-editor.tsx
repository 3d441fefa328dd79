import { Button } from "#ui/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@teamwright/contract";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSubmit } from "#data/api/use-submit.ts";
import { t, type TextKey } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { AddedSections } from "./added-sections.tsx";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { DraftNotices } from "./draft-notices.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { createBody, problemOf } from "./report-body.ts";
import { MatchTitle, Warnings } from "./report-head.tsx";
import { reportWarnings } from "./report-warnings.ts";
import { withPointsOf, type ReportedMatch } from "./reported-match.ts";
import { SectionEditor } from "./section-editor.tsx";
import {
  sectionIds,
  sectionTitles,
  waitingSections,
  type ReportDraft,
  type ReportSectionId,
} from "./sections.ts";
import { useReportDraft } from "./use-report-draft.ts";

const NEEDS_TEAMS: readonly ReportSectionId[] = [5, 6];

type NewReportBody = NonNullable<ReturnType<typeof createBody>>;

/** What the form does with its sections: adds a report, or another version of one. */
export interface Publication {
  /** Of the draft that the device keeps. */
  readonly draftId: string;
  /** Of a published report, whose drafts begin with it. */
  readonly reportId?: string;
  readonly title: TextKey;
  /** Says where the first sections come from. */
  readonly origin: TextKey;
  readonly publish: (
    body: NewReportBody,
    options: { readonly idempotencyKey: string },
  ) => Promise<CallResult<{ readonly message: string }>>;
  /** The page that follows. */
  readonly next: string;
}

/** Says whose input would not be in the report; null: nobody's. */
function waitingText(draft: ReportDraft): string | null {
  const titles = waitingSections(draft).map((id) => t(sectionTitles[id]));
  return titles.length === 0 ? null : t("report-authoring.notAdded", { titles: titles.join(", ") });
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
  const form = useReportDraft(publication.draftId, filled, publication.reportId);
  const { draft, earlier, put, keepInput, remove, keep, clear } = form;
  const [section, setSection] = useState<ReportSectionId>(1);
  const choice = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(publication.publish);
  const client = useQueryClient();

  /** Also after a press that removes its own button: the focus would be lost with it. */
  const toSection = (id = section) => {
    setSection(id);
    choice.current?.focus();
  };
  const choose = (id: ReportSectionId) => {
    if (NEEDS_TEAMS.includes(id) && !draft[3]) {
      toast.warning(t("report-authoring.selectedTeamData"));
      setSection(3);
    } else setSection(id);
  };
  const warnings = reportWarnings(draft);
  const waiting = waitingText(draft);
  const correctedDreamTeam = now && draft[7] && withPointsOf(draft[7], now);
  const check = () => {
    const problem = problemOf(draft);
    if (problem !== null) {
      toast.error(t(problem.message, problem.values));
      return;
    }
    setAsking(true);
  };
  const send = async () => {
    const body = createBody(match.id, draft);
    const result = body && (await submit(body));
    if (result === null) return;
    // Not before the reply: the second tap of two would be on what lies below.
    setAsking(false);
    if (!result.ok) {
      const isConflict = result.code === "conflict";
      // A stale version and a deleted report have their own words.
      const isSaid = isConflict || [201, 404].includes(result.status);
      toast.error(isSaid ? result.message : t("report-authoring.createFailed"));
      // The form of the new version offers what was refused.
      if (isConflict && keep()) void client.invalidateQueries({ queryKey: ["report-form"] });
      return;
    }
    clear();
    toast.success(result.data.message);
    void client.invalidateQueries({ queryKey: ["match-reports"] });
    void navigate(publication.next, { replace: true });
  };
  return (
    <Page
      title={t(publication.title)}
      onBack={onBack}
      narrow
      footer={<Button onClick={check}>{t("report-authoring.submit")}</Button>}
    >
      <MatchTitle match={match} />
      <DraftNotices
        form={form}
        origin={Object.keys(filled).length > 0 ? publication.origin : null}
        onSection={toSection}
      />
      <AddedSections
        draft={draft}
        onRemove={(id) => {
          remove(id);
          toSection();
        }}
      />
      {waiting !== null && (
        <p className={classes["note"]} role="status">
          {waiting}
        </p>
      )}
      {correctedDreamTeam && correctedDreamTeam.corrected > 0 && (
        <Notice
          tone="warn"
          action={
            <Button
              variant="soft"
              onClick={() => {
                put(7, correctedDreamTeam.playing);
                toSection();
              }}
            >
              {t("report-authoring.takePoints")}
            </Button>
          }
        >
          {t("report-authoring.pointsCorrected", { n: correctedDreamTeam.corrected })}
        </Notice>
      )}
      <Warnings warnings={warnings} />
      <Choice
        label={t("report-authoring.section")}
        data={sectionIds.map((id) => ({ value: String(id), label: t(sectionTitles[id]) }))}
        value={String(section)}
        required
        ref={choice}
        onChange={(value) => {
          const id = sectionIds.find((one) => String(one) === value);
          if (id) choose(id);
        }}
      />
      <SectionEditor
        key={`${section} ${earlier?.id ?? ""}`}
        section={section}
        match={match}
        draft={draft}
        put={put}
        onInput={keepInput}
      />
      <PublishDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        busy={busy}
        warnings={warnings}
        waiting={waiting}
      />
    </Page>
  );
};
