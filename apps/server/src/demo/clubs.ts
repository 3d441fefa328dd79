import type { SportSlug } from "@teamwright/domain";

export const patterns = ["plain", "halves", "stripes", "hoops", "sash", "chevron", "quarters"] as const;
export const emblems = [
  "star",
  "wave",
  "peak",
  "sun",
  "bolt",
  "leaf",
  "wing",
  "crown",
  "flame",
  "anchor",
  "moon",
  "oak",
] as const;

/** An invented club. The slug begins its players' ids and names its crest. */
export interface Club {
  readonly slug: string;
  readonly name: string;
  /** The name on cards. */
  readonly short: string;
  readonly sport: SportSlug;
  /** Field, second colour of the pattern, and emblem. */
  readonly colours: readonly [field: string, second: string, emblem: string];
  readonly pattern: (typeof patterns)[number];
  readonly emblem: (typeof emblems)[number];
  /** The source of its players' names. */
  readonly names: readonly NameGroup[];
}
export type NameGroup = "india" | "isles" | "islands" | "south" | "europe" | "africa" | "gulf" | "america";

const club = (
  sport: SportSlug,
  name: string,
  short: string,
  colours: Club["colours"],
  pattern: Club["pattern"],
  emblem: Club["emblem"],
  ...names: NameGroup[]
): Club => ({
  slug: `${sport.slice(0, 2)}-${short.toLowerCase().replaceAll(" ", "")}`,
  sport,
  name,
  short,
  colours,
  pattern,
  emblem,
  names,
});

export const cricketClubs = [
  club(
    "cricket",
    "Saltmarsh Harriers",
    "Harriers",
    ["#175cd3", "#0b3b91", "#f5c451"],
    "sash",
    "wing",
    "india",
    "isles",
    "islands",
  ),
  club(
    "cricket",
    "Highmoor Kestrels",
    "Kestrels",
    ["#b42318", "#7a120b", "#ffe1b3"],
    "halves",
    "bolt",
    "india",
    "south",
    "africa",
  ),
  club(
    "cricket",
    "Greenwood Oaks",
    "Oaks",
    ["#7a271a", "#54170e", "#d9e8b5"],
    "chevron",
    "oak",
    "india",
    "isles",
    "south",
  ),
  club(
    "cricket",
    "Portwyn Mariners",
    "Mariners",
    ["#0e7090", "#084c61", "#ffffff"],
    "hoops",
    "anchor",
    "islands",
    "india",
    "gulf",
  ),
  club(
    "cricket",
    "Lowland Fenmen",
    "Fenmen",
    ["#4e5ba6", "#343f7d", "#c9f2e3"],
    "stripes",
    "wave",
    "gulf",
    "india",
    "africa",
  ),
  club(
    "cricket",
    "Dawnfield Larks",
    "Larks",
    ["#5925dc", "#3e1c96", "#ffd27a"],
    "quarters",
    "sun",
    "india",
    "islands",
    "isles",
  ),
] as const;

export const footballClubs = [
  club(
    "football",
    "Northgate Rovers",
    "Northgate",
    ["#0b6e4f", "#06432f", "#f7f3d6"],
    "stripes",
    "crown",
    "isles",
    "europe",
    "africa",
  ),
  club(
    "football",
    "Castle Vale Athletic",
    "Castle Vale",
    ["#912018", "#5c130e", "#ffffff"],
    "halves",
    "star",
    "europe",
    "america",
    "isles",
  ),
  club(
    "football",
    "Rivermouth Town",
    "Rivermouth",
    ["#1849a9", "#102a66", "#9ee7ff"],
    "hoops",
    "wave",
    "isles",
    "africa",
    "islands",
  ),
  club(
    "football",
    "Ironbridge Wanderers",
    "Ironbridge",
    ["#344054", "#1d2939", "#fdb022"],
    "chevron",
    "flame",
    "europe",
    "isles",
    "america",
  ),
  club(
    "football",
    "Sunhaven United",
    "Sunhaven",
    ["#dc6803", "#93370d", "#fff5d6"],
    "sash",
    "sun",
    "america",
    "europe",
    "africa",
  ),
  club(
    "football",
    "Moorside Albion",
    "Moorside",
    ["#3e1c96", "#27115f", "#d6ffe8"],
    "quarters",
    "moon",
    "isles",
    "europe",
    "south",
  ),
] as const;

export const basketballClubs = [
  club(
    "basketball",
    "Bayview Breakers",
    "Breakers",
    ["#026aa2", "#0b4a6f", "#fedf89"],
    "hoops",
    "wave",
    "america",
    "africa",
    "islands",
  ),
  club(
    "basketball",
    "Summit City Peaks",
    "Peaks",
    ["#027a48", "#054f31", "#ffffff"],
    "chevron",
    "peak",
    "america",
    "europe",
    "africa",
  ),
  club(
    "basketball",
    "Ember Valley Flames",
    "Flames",
    ["#c4320a", "#7e2410", "#ffe07a"],
    "halves",
    "flame",
    "america",
    "islands",
    "europe",
  ),
  club(
    "basketball",
    "Nightfall Owls",
    "Owls",
    ["#363f72", "#1f2547", "#c3b5fd"],
    "plain",
    "moon",
    "america",
    "europe",
    "south",
  ),
  club(
    "basketball",
    "Prairie Bolts",
    "Bolts",
    ["#b54708", "#7a2e0e", "#fff3a1"],
    "sash",
    "bolt",
    "america",
    "africa",
    "isles",
  ),
  club(
    "basketball",
    "Crown Harbor Kings",
    "Kings",
    ["#6927da", "#491c96", "#f9d77e"],
    "stripes",
    "crown",
    "america",
    "islands",
    "africa",
  ),
] as const;

export const kabaddiClubs = [
  club("kabaddi", "Sindoor Suryas", "Suryas", ["#d92d20", "#912018", "#ffd666"], "sash", "sun", "india"),
  club(
    "kabaddi",
    "Neelgiri Falcons",
    "Falcons",
    ["#155b9c", "#0d3a66", "#e0f2fe"],
    "chevron",
    "wing",
    "india",
  ),
  club(
    "kabaddi",
    "Marwar Thunders",
    "Thunders",
    ["#b93815", "#772917", "#fff3c4"],
    "halves",
    "bolt",
    "india",
    "gulf",
  ),
  club("kabaddi", "Kaveri Tides", "Tides", ["#0e9384", "#125d56", "#ffffff"], "hoops", "wave", "india"),
  club(
    "kabaddi",
    "Vindhya Climbers",
    "Climbers",
    ["#475467", "#1d2939", "#a6f4c5"],
    "quarters",
    "peak",
    "india",
    "gulf",
  ),
  club("kabaddi", "Chandrika Stars", "Stars", ["#7a1fa2", "#4b1266", "#ffe5a3"], "stripes", "star", "india"),
] as const;
