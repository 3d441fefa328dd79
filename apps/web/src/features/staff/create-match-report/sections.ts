import {
  reportFormat,
  reportGender,
  reportSections,
  reportType,
  tossElections,
} from "@teamwright/contract/report-shapes";
import { resultMethods } from "@teamwright/domain";
import type { TextKey } from "#i18n/translate.ts";
import * as z from "zod/mini";

/** A number field may be empty. */
const numberInput = z.union([z.string(), z.number()]);

/** What is chosen in the list of records, whether it was taken, and what is typed in the form of a new one. */
const recordInput = <Item>(item: z.ZodMiniType<Item>) =>
  z.object({
    item: z.optional(item),
    taken: z.boolean(),
    typed: z.optional(z.record(z.string(), z.string())),
  });

/** What is chosen or typed in a section that was not added yet. */
const inputSchema = z.object({
  1: z.optional(recordInput(reportSections.series())),
  2: z.optional(recordInput(reportSections.pitch())),
  3: z.optional(
    z.object({
      one: z.optional(recordInput(reportSections.sportTeam())),
      two: z.optional(recordInput(reportSections.sportTeam())),
    }),
  ),
  4: z.optional(
    z.object({
      players: z.array(z.number()),
      captain: z.nullable(z.number()),
      viceCaptain: z.nullable(z.number()),
      built: z.optional(reportSections.dreamTeam()),
    }),
  ),
  5: z.optional(
    z.partial(
      z.object({
        matchGender: reportGender(),
        matchType: reportType(),
        matchFormat: reportFormat(),
        tossWon: z.string(),
        tossResult: z.enum(tossElections),
      }),
    ),
  ),
  6: z.optional(
    z.object({
      winner: z.nullable(z.string()),
      method: z.nullable(z.enum(resultMethods)),
      margin: numberInput,
      values: z.record(z.string(), numberInput),
    }),
  ),
  /** Indexes of those who played. */
  7: z.optional(z.array(z.number())),
});
export type SectionInput = z.infer<typeof inputSchema>;

export interface RecordInput<Item> {
  readonly item?: Item | undefined;
  readonly taken: boolean;
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** What the admin has added so far, by the documents' ids of the sections. */
export const draftSchema = z.object({
  1: z.optional(reportSections.series()),
  2: z.optional(reportSections.pitch()),
  3: z.optional(z.object({ one: reportSections.sportTeam(), two: reportSections.sportTeam() })),
  4: z.optional(reportSections.dreamTeam()),
  5: z.optional(reportSections.information()),
  6: z.optional(reportSections.result()),
  7: z.optional(reportSections.playing11()),
  input: z.optional(inputSchema),
  /** The sections that the admin added; the others are as they were filled in. */
  added: z.optional(z.array(z.number())),
});
export type ReportDraft = z.infer<typeof draftSchema>;
export type InformationDraft = NonNullable<ReportDraft[5]>;
export type ResultDraft = NonNullable<ReportDraft[6]>;
export type ReportSectionId = Exclude<keyof ReportDraft, "input" | "added">;

/** Option 7 is hidden when this is set; nothing sets it. */
const HIDE_PLAYING11 = false;

export const sectionIds: readonly ReportSectionId[] = HIDE_PLAYING11
  ? [1, 2, 3, 4, 5, 6]
  : [1, 2, 3, 4, 5, 6, 7];

export const sectionTitles: Readonly<Record<ReportSectionId, TextKey>> = {
  1: "report-authoring.series",
  2: "report-authoring.pitch",
  3: "report-authoring.teams",
  4: "report-authoring.dreamTeam",
  5: "report-authoring.information",
  6: "report-authoring.result",
  7: "report-authoring.playing11",
};

const isFilled = (input: RecordInput<unknown> | undefined): boolean =>
  input !== undefined &&
  (input.item !== undefined || Object.values(input.typed ?? {}).some((value) => value.trim() !== ""));

/** Whether a section has input that "Add This Section" did not take yet. */
function isWaiting({ input, ...sections }: ReportDraft, id: ReportSectionId): boolean {
  switch (id) {
    case 1:
    case 2:
      return isFilled(input?.[id]);
    case 3:
      return isFilled(input?.[3]?.one) || isFilled(input?.[3]?.two);
    case 4:
      return input?.[4] !== undefined && (sections[4] !== undefined || input[4].players.length > 0);
    case 5:
    case 6:
    case 7:
      return input?.[id] !== undefined;
  }
}

/** The sections whose input would not be in the report. */
export const waitingSections = (draft: ReportDraft): ReportSectionId[] =>
  sectionIds.filter((id) => isWaiting(draft, id));
