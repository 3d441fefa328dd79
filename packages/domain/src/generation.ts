/** How an attempt was generated, by the number that stored records and share links keep. */
export const GENERATION_TYPE = {
  smart: 0,
  quick: 1,
  normal: 2,
  auto: 3,
  /** Teams picked from another attempt. */
  subset: 99,
} as const;

export type GenerationType = (typeof GENERATION_TYPE)[keyof typeof GENERATION_TYPE];

/** The most teams of one generation, by flow; `raised` is for accounts without the usual limits. */
export const TEAM_LIMIT = { normal: 2000, quick: 3000, prediction: 3000, raised: 25_000 } as const;

/** Attached teams beyond the shared ones that a group or prime post keeps for those who come later. */
export const MAX_SPARE_TEAMS = 1000;
