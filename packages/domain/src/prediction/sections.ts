import * as z from "zod/mini";
import { MAX_CREDITS, MAX_COMBINATIONS, MAX_ROLES, MAX_TEAM_SIZE, PLAYER_SLOTS } from "../sports/index.ts";

/** The sections without which a prediction cannot be posted. Source: document 003, section 5. */
export const basicSections = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The order in which a reader sees the sections. Source: document 003, section 2.4. */
export const sectionOrder = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3] as const;
export type SectionId = (typeof sectionOrder)[number];

/** The sections that list players of both sides. */
export const playerSections = [2, 3, 4, 5, 6, 12] as const satisfies readonly SectionId[];

const MARKUP = /<[a-z/!?]/i;

/** Messages are keys of the catalogue; the forms and the server show the same words. */
const plain = (max: number, error: string) =>
  z.string({ error }).check(
    z.trim(),
    z.maxLength(max, { error }),
    z.refine((text) => !MARKUP.test(text), { error: "replies.noMarkup" }),
  );
const FILL = "replies.allFieldsFilled";
const filledLine = () => plain(120, FILL).check(z.minLength(1, { error: FILL }));

const head = <const Id extends SectionId>(id: Id) => ({
  id: z.literal(id),
  /** As the author's screen called it; readers see the name of the id in their own language. */
  title: plain(60, FILL),
  /** Whether `extra` is shown. */
  notes: z.boolean(),
  extra: plain(1000, FILL),
});

const unique = (list: readonly number[]): boolean => new Set(list).size === list.length;
const choice = (most: number) =>
  z.int({ error: FILL }).check(z.minimum(0, { error: FILL }), z.maximum(most, { error: FILL }));
const percent = () =>
  z.number({ error: FILL }).check(z.minimum(0, { error: FILL }), z.maximum(100, { error: FILL }));

const pitchReport = () =>
  z
    .object({
      ...head(0),
      predictionTitle: filledLine(),
      name: filledLine(),
      location: filledLine(),
      /** 0 batting, 1 bowling, 2 balanced. */
      pitchType: choice(2),
      /** 0 sunny, 1 sun and cloud, 2 cloud, 3 rain, 4 night. */
      weather: choice(4),
      avgScore: choice(1000),
      /** Percent of the matches that the side wins which bats first, and second. */
      firstBatting: percent(),
      secondBatting: percent(),
    })
    .check(
      z.refine(({ firstBatting, secondBatting }) => Math.abs(firstBatting + secondBatting - 100) < 1e-9, {
        error: "replies.winningSum",
      }),
    );

const winningCard = () =>
  z.object({
    ...head(1),
    /** 0 left, 1 right. */
    winningTeam: choice(1),
    /** 0 one side match, 1 neck to neck. */
    winningType: choice(1),
  });

const side = () =>
  z
    .array(z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1)))
    .check(z.maxLength(PLAYER_SLOTS), z.refine(unique));

/** A list of players; `emptyRefusal` is the refusal of an empty one. */
const players = <const Id extends SectionId>(id: Id, emptyRefusal: string | null = null) =>
  z.object({ ...head(id), leftSideTeam: side(), rightSideTeam: side() }).check(
    z.refine(
      ({ leftSideTeam, rightSideTeam }) =>
        emptyRefusal === null || leftSideTeam.length + rightSideTeam.length > 0,
      {
        error: emptyRefusal ?? FILL,
      },
    ),
  );

const CREDITS = "replies.invalidOrEmptyCredits";
const credits = () =>
  z
    .number({ error: CREDITS })
    .check(z.minimum(0, { error: CREDITS }), z.maximum(MAX_CREDITS, { error: CREDITS }));
const creditRange = () =>
  z
    .object({ ...head(7), leftCredit: credits(), rightCredit: credits() })
    .check(z.refine(({ leftCredit, rightCredit }) => leftCredit <= rightCredit, { error: CREDITS }));

/** Ids of entries of the sport's table. */
const selection = <const Id extends SectionId>(id: Id, none: string, twice: string) =>
  z.object({
    ...head(id),
    selectedList: z
      .array(z.int().check(z.minimum(0), z.maximum(MAX_COMBINATIONS - 1)), { error: none })
      .check(
        z.minLength(1, { error: none }),
        z.maxLength(MAX_COMBINATIONS),
        z.refine(unique, { error: twice }),
      ),
  });

const FIELDS = "replies.selectAllFields";
const sideCounts = () =>
  z
    .array(
      z
        .array(z.int().check(z.minimum(0), z.maximum(MAX_TEAM_SIZE)))
        .check(z.minLength(1, { error: FIELDS }), z.maxLength(MAX_TEAM_SIZE + 1), z.refine(unique)),
    )
    .check(z.minLength(1, { error: FIELDS }), z.maxLength(MAX_ROLES));
/** For each side and each role of the sport, the counts that a team may hold. */
const roleFrequency = () =>
  z.object({ ...head(11), selectedList: z.object({ left: sideCounts(), right: sideCounts() }) });

const STRATEGY = ["replies.selectOneStrategy", "replies.strategyAlreadySelected"] as const;

/** One section of a prediction. Source: document 003, section 3. */
export const predictionSectionSchema = z.lazy(() =>
  z.discriminatedUnion("id", [
    pitchReport(),
    winningCard(),
    players(2, "replies.selectPlaying11"),
    players(3),
    players(4),
    players(5, "replies.selectCaptainPlayers"),
    players(6, "replies.selectViceCaptainPlayers"),
    creditRange(),
    selection(8, ...STRATEGY),
    selection(9, "replies.selectOneCombination", "replies.combinationAlreadySelected"),
    selection(10, ...STRATEGY),
    roleFrequency(),
    players(12),
  ]),
);
export type PredictionSection = z.infer<typeof predictionSectionSchema>;
export type SectionOf<Id extends SectionId> = Extract<PredictionSection, { readonly id: Id }>;
export type PlayerSection = SectionOf<(typeof playerSections)[number]>;

/** All sections of a prediction: each at most once, and every basic one. */
export const predictionDataSchema = z.lazy(() =>
  z.array(predictionSectionSchema).check(
    z.maxLength(sectionOrder.length),
    z.refine((sections) => unique(sections.map(({ id }) => id)), { error: "replies.sectionTwice" }),
    z.refine((sections) => missingSections(sections).length === 0, { error: "replies.addAllBasicData" }),
  ),
);

/** The basic sections that the list lacks. */
export const missingSections = (sections: readonly { readonly id: number }[]): number[] =>
  basicSections.filter((id) => !sections.some((section) => section.id === id));

export const isPlayerSection = (section: PredictionSection): section is PlayerSection =>
  "leftSideTeam" in section;

/** The section of the id, if the list has it. */
export const sectionOf = <Id extends SectionId>(
  sections: readonly PredictionSection[],
  id: Id,
): SectionOf<Id> | undefined => sections.find((section): section is SectionOf<Id> => section.id === id);

/** Everybody whom a section lists, left side first. */
export const playersOf = (section: PlayerSection | undefined): readonly number[] =>
  section === undefined ? [] : [...section.leftSideTeam, ...section.rightSideTeam];
