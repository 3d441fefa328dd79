import { predictionSectionSchema } from "@teamwright/domain/prediction";
import type { PredictionSection } from "@teamwright/domain/prediction";
import * as z from "zod/mini";

const KEY = "prediction_draft";
/** Drafts of so many matches are kept; the oldest goes. */
export const MOST_DRAFTS = 5;

const drafts = z.array(z.object({ matchId: z.string(), sections: z.array(predictionSectionSchema) }));
type Drafts = z.infer<typeof drafts>;

/** Every draft of a prediction on this device, the oldest first. */
export function readDrafts(): Drafts {
  try {
    const parsed = drafts.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The sections that were added for the match and not posted yet: a reload in the middle loses nothing. */
export const keptSections = (matchId: string): readonly PredictionSection[] =>
  readDrafts().find((draft) => draft.matchId === matchId)?.sections ?? [];

/** Keeps the sections; none forgets the draft. */
export function keepSections(matchId: string, sections: readonly PredictionSection[]): void {
  const others = readDrafts().filter((draft) => draft.matchId !== matchId);
  const all = sections.length === 0 ? others : [...others, { matchId, sections: [...sections] }];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST_DRAFTS)));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
