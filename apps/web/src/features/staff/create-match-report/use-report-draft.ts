import { useState } from "react";
import { deviceDrafts } from "#data/drafts/device-drafts.ts";
import { draftSchema, type ReportDraft, type SectionId, type SectionInput } from "./sections.ts";

const reportDrafts = deviceDrafts({ key: "report_draft", schema: draftSchema, most: 10 });

/**
 * The sections added so far, at first those that the match fills in, and the input of those that were not added. The
 * device keeps both until the report is submitted, because a session can end at any moment; `restoredFrom` is the time
 * of a draft that was found, in milliseconds since 1970.
 */
export function useReportDraft(id: string, filled: ReportDraft) {
  const [storedDraft, setStoredDraft] = useState(() => reportDrafts.find(id));
  const [draft, setDraft] = useState(storedDraft?.value ?? filled);
  const change = (next: ReportDraft) => {
    setDraft(next);
    if (Object.keys(next).length === 0) reportDrafts.remove(id);
    else reportDrafts.write(id, next);
  };
  return {
    draft,
    restoredFrom: storedDraft?.changedAt,
    put: <Id extends SectionId>(id: Id, section: ReportDraft[Id]) => {
      change({ ...draft, [id]: section, input: { ...draft.input, [id]: undefined } });
    },
    keepInput: (input: SectionInput) => {
      change({ ...draft, input: { ...draft.input, ...input } });
    },
    remove: (id: SectionId) => {
      const { [id]: _removed, ...rest } = draft;
      change(rest);
    },
    /** Starts again with what the match fills in. */
    reset: () => {
      reportDrafts.remove(id);
      setStoredDraft(undefined);
      setDraft(filled);
    },
    clear: () => {
      reportDrafts.remove(id);
    },
  };
}
