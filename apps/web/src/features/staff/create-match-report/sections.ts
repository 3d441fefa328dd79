import { reportSections } from "@teamwright/contract/report-shapes";
import type { TextKey } from "../../../i18n/translate.ts";
import { z } from "zod";

/** What the admin has added so far, by the documents' ids of the sections. */
export const draftSchema = z.object({
  1: reportSections.series().optional(),
  2: reportSections.pitch().optional(),
  3: z.object({ one: reportSections.sportTeam(), two: reportSections.sportTeam() }).optional(),
  4: reportSections.dreamTeam().optional(),
  5: reportSections.information().optional(),
  6: reportSections.result().optional(),
  7: reportSections.playing11().optional(),
});
export type ReportDraft = z.infer<typeof draftSchema>;
export type SectionId = keyof ReportDraft;

/** Option 7 is hidden when this is set; nothing sets it. */
const HIDE_PLAYING11 = false;

export const sectionIds: readonly SectionId[] = HIDE_PLAYING11 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];

export const sectionTitles: Readonly<Record<SectionId, TextKey>> = {
  1: "report-authoring.series",
  2: "report-authoring.pitch",
  3: "report-authoring.teams",
  4: "report-authoring.dreamTeam",
  5: "report-authoring.information",
  6: "report-authoring.result",
  7: "report-authoring.playing11",
};
