import { useState } from "react";
import { draftSchema, type ReportDraft, type SectionId } from "./sections.ts";

const keyOf = (matchId: string): string => `report-draft:${matchId}`;

function kept(matchId: string): ReportDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(matchId)) ?? "{}"));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function keep(matchId: string, draft: ReportDraft): void {
  try {
    sessionStorage.setItem(keyOf(matchId), JSON.stringify(draft));
  } catch {
    // Without room the draft lives until the next reload.
  }
}

/** The sections added so far, at first those that the match fills in; a reload keeps them. */
export function useReportDraft(matchId: string, filled: ReportDraft) {
  const [draft, setDraft] = useState(() => {
    const earlier = kept(matchId);
    return Object.keys(earlier).length > 0 ? earlier : filled;
  });
  const change = (next: ReportDraft) => {
    setDraft(next);
    keep(matchId, next);
  };
  return {
    draft,
    put: <Id extends SectionId>(id: Id, section: ReportDraft[Id]) => {
      change({ ...draft, [id]: section });
    },
    remove: (id: SectionId) => {
      const { [id]: _removed, ...rest } = draft;
      change(rest);
    },
    clear: () => {
      sessionStorage.removeItem(keyOf(matchId));
    },
  };
}
