/** Languages of the catalogue. English is the source: the specification's exact words. */
export const languages = ["en", "hi", "te"] as const;
export type Language = (typeof languages)[number];

/** Areas that customers see, and those that every admin reads in a hurry: every language has them. One folder of `catalogue/` each. */
export const customerAreas = [
  "shell",
  "home",
  "sign-in",
  "second-factor",
  "profile",
  "static-pages",
  "common",
  "my-matches",
  "storage",
  "strategy",
  "strategy-bounds",
  "share-link",
  "terms",
  "teams",
  "transfer",
  "analytics",
  "results",
  "research",
  "predictions",
  "prime",
  "reports",
  "replies",
  "experts",
  "groups",
  "mapper",
  "notices",
  "player-facts",
  "suggest",
  "failures",
] as const;

/** Areas of staff screens: English in every language. */
export const staffAreas = ["staff", "match-desk", "mapper-desk", "report-authoring"] as const;

/** What only the command line says: English. */
export const commandAreas = ["engine-commands"] as const;

/** What the web application loads. */
export const areas = [...customerAreas, ...staffAreas];
export type Area = (typeof areas)[number];

/** The specification's texts of screens that are not built yet. Building a screen moves its texts into an area. */
export const plannedArea = "planned";
