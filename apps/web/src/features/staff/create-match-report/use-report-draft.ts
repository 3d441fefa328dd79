import { useState } from "react";
import { deviceDrafts } from "#data/drafts/device-drafts.ts";
import { useOtherTab } from "#data/drafts/use-other-tab.ts";
import {
  draftSchema,
  sectionIds,
  waitingSections,
  type ReportDraft,
  type ReportSectionId,
  type SectionInput,
} from "./sections.ts";

const reportDrafts = deviceDrafts({ key: "report_draft", schema: draftSchema, most: 10 });

/** A draft of the same report from before its present version: another admin was faster. */
const findEarlier = (id: string, reportId: string | undefined) =>
  reportId === undefined
    ? undefined
    : reportDrafts.list().findLast((other) => other.id !== id && other.id.startsWith(`${reportId} `));

/** The sections that the admin added. */
const addedIn = ({ added, ...sections }: ReportDraft) =>
  sectionIds.filter((id) => (added?.includes(id) ?? true) && sections[id] !== undefined);

/** The draft with what the admin added and typed in the earlier one. */
function withInputOf(draft: ReportDraft, earlier: ReportDraft): ReportDraft {
  const { input, added: _added, ...sections } = earlier;
  const ids = addedIn(earlier);
  return {
    ...draft,
    ...Object.fromEntries(ids.map((id) => [id, sections[id]])),
    input: { ...draft.input, ...input },
    added: [...new Set([...(draft.added ?? []), ...ids])],
  };
}

/**
 * The sections added so far, at first those that the match fills in, and the input of those that were not added. The
 * device keeps both until the report is submitted, because a session can end at any moment; `restoredFrom` is the time
 * of a draft that was found, in milliseconds since 1970.
 */
export function useReportDraft(id: string, filledDraft: ReportDraft, reportId?: string) {
  const [storedDraft, setStoredDraft] = useState(() => reportDrafts.find(id));
  const [draft, setDraft] = useState(storedDraft?.value ?? filledDraft);
  const [writtenAt, setWrittenAt] = useState(storedDraft?.changedAt);
  const [earlier, setEarlier] = useState(() => findEarlier(id, reportId));
  const dropEarlier = () => {
    if (earlier !== undefined) reportDrafts.remove(earlier.id);
    setEarlier(undefined);
  };
  const change = (next: ReportDraft) => {
    setDraft(next);
    const { added: _added, ...rest } = next;
    if (Object.keys(rest).length === 0) reportDrafts.remove(id);
    else setWrittenAt(reportDrafts.write(id, next));
  };
  return {
    draft,
    restoredFrom: storedDraft?.changedAt,
    otherTabAt: useOtherTab(reportDrafts, id, writtenAt),
    earlier,
    /** Returns a section that was taken. */
    takeEarlier: (): ReportSectionId | undefined => {
      if (earlier === undefined) return undefined;
      change(withInputOf(draft, earlier.value));
      dropEarlier();
      return waitingSections(earlier.value)[0] ?? addedIn(earlier.value)[0];
    },
    dropEarlier,
    /** Stores the draft again, which another tab may have removed; says whether the device has it. */
    keep: () => {
      setWrittenAt(reportDrafts.write(id, draft));
      return reportDrafts.find(id) !== undefined;
    },
    put: <Id extends ReportSectionId>(id: Id, section: ReportDraft[Id]) => {
      const added = [...new Set([...(draft.added ?? []), id])];
      change({ ...draft, [id]: section, input: { ...draft.input, [id]: undefined }, added });
    },
    keepInput: (input: SectionInput) => {
      change({ ...draft, input: { ...draft.input, ...input } });
    },
    remove: (id: ReportSectionId) => {
      const { [id]: _removed, ...rest } = draft;
      change(rest);
    },
    /** Starts again with what the match fills in. */
    reset: () => {
      reportDrafts.remove(id);
      setStoredDraft(undefined);
      setDraft(filledDraft);
    },
    clear: () => {
      reportDrafts.removePosted(id, writtenAt);
      dropEarlier();
    },
  };
}
