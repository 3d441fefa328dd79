import { useState } from "react";
import { deviceDrafts } from "../../../data/drafts/device-drafts.ts";
import { draftSchema, type ReportDraft, type SectionId } from "./sections.ts";

const reportDrafts = deviceDrafts({ key: "report_draft", schema: draftSchema, most: 10 });

/**
 * The sections added so far, at first those that the match fills in. The device keeps them until the report is submitted;
 * `restoredFrom` is the time of a draft that was found, in milliseconds since 1970.
 */
export function useReportDraft(matchId: string, filled: ReportDraft) {
  const [found, setFound] = useState(() => reportDrafts.find(matchId));
  const [draft, setDraft] = useState(found?.value ?? filled);
  const change = (next: ReportDraft) => {
    setDraft(next);
    if (Object.keys(next).length === 0) reportDrafts.remove(matchId);
    else reportDrafts.write(matchId, next);
  };
  return {
    draft,
    restoredFrom: found?.changedAt,
    put: <Id extends SectionId>(id: Id, section: ReportDraft[Id]) => {
      change({ ...draft, [id]: section });
    },
    remove: (id: SectionId) => {
      const { [id]: _removed, ...rest } = draft;
      change(rest);
    },
    /** Starts again with what the match fills in. */
    reset: () => {
      reportDrafts.remove(matchId);
      setFound(undefined);
      setDraft(filled);
    },
    clear: () => {
      reportDrafts.remove(matchId);
    },
  };
}
