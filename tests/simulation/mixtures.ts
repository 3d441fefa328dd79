import type { Generator } from "@teamwright/engine/random";

export const pick = <Value>(random: Generator, list: readonly Value[]): Value =>
  list[random.below(list.length)]!;

/** Kinds of steps of what a person stores; a kind that is listed more often is drawn more often. */
const recordKinds = [
  ...Array.from({ length: 6 }, () => "store" as const),
  ...Array.from({ length: 3 }, () => "delete" as const),
  ...Array.from({ length: 9 }, () => "sync" as const),
  "points",
  "points",
  "link",
  "link",
  "turn off",
  "join",
  "join",
  "read foreign items",
] as const;

const transferKinds = ["transfer", "transfer", "transfer", "continue", "app fault", "app fault"] as const;

/** Kinds of steps of those who post teams. */
const deskKinds = [
  ...Array.from({ length: 3 }, () => "prime" as const),
  "expert",
  "expert",
  "post",
  "post",
  "repair",
  "withdraw",
  "read posts",
  "read posts",
  "match",
] as const;

/** What happens when a match begins. */
const startKinds = ["forecast", "forecast", "forecast", "forecast", "deadline"] as const;

/** What people do with stored attempts besides making and deleting them. */
const attemptKinds = [
  ...Array.from({ length: 14 }, () => "change" as const),
  ...Array.from({ length: 9 }, () => "busy sync" as const),
  "points",
  "turn off",
  "join",
  "join",
] as const;

const otherKinds = ["end session", "sign in", "sign in", "set clock"] as const;

/** A script has all kinds or some of them: steps of one kind that follow each other find what others would hide. */
const mixtures = [
  [...recordKinds, ...transferKinds, ...deskKinds, ...otherKinds],
  [...recordKinds, ...transferKinds, ...otherKinds],
  [...deskKinds, ...deskKinds, ...otherKinds],
] as const;
export const startMixture = [...transferKinds, ...transferKinds, ...startKinds, ...otherKinds] as const;
/** One script of so many is about a match that begins. */
const START_SCRIPTS = 4;
/** Makes, merges, repairs and other changes of stored attempts. */
const attemptMixture = [...attemptKinds, ...otherKinds] as const;
/** An app that fails in every way. */
export const appMixture = [...transferKinds, ...transferKinds, ...otherKinds] as const;
/** Two tabs of a device, with the same records. */
export const tabMixture = [
  ...Array.from({ length: 7 }, () => "transfer" as const),
  ...Array.from({ length: 3 }, () => "continue" as const),
  "app fault",
  "app fault",
  ...Array.from({ length: 6 }, () => "change" as const),
  ...Array.from({ length: 6 }, () => "busy sync" as const),
  "points",
  "join",
  ...otherKinds,
] as const;
/** Devices whose power is cut. */
export const powerMixture = [...attemptKinds, ...transferKinds, ...otherKinds] as const;
/** Requests that are in the server at the same time. */
export const raceMixture = [
  ...Array.from({ length: 12 }, () => "race" as const),
  "store",
  "delete",
  ...otherKinds.slice(0, 3),
] as const;
/** The same about members of a group and plans, and in a server that is killed. */
const accountMixture = [
  ...Array.from({ length: 12 }, () => "account race" as const),
  ...otherKinds.slice(0, 3),
] as const;
/** The same about a customer's sign-ins. */
const signInMixture = [
  ...Array.from({ length: 12 }, () => "sign-in race" as const),
  ...otherKinds.slice(0, 3),
] as const;
/** The bell and push services. */
const bellMixture = [...Array.from({ length: 18 }, () => "bell" as const), "set clock"] as const;
/** A vendor of match data. */
const vendorMixture = ["vendor"] as const;
export type Kind =
  | (typeof mixtures)[number][number]
  | (typeof startMixture)[number]
  | (typeof attemptMixture)[number]
  | (typeof tabMixture)[number]
  | (typeof powerMixture)[number]
  | (typeof appMixture)[number]
  | (typeof raceMixture)[number]
  | (typeof accountMixture)[number]
  | (typeof signInMixture)[number]
  | (typeof bellMixture)[number]
  | (typeof vendorMixture)[number];

/** One script of so many is about these. Planted bugs name seeds, so the others keep the scripts that they have. */
const ONE_OF = 16;
const special: ReadonlyMap<number, readonly Kind[]> = new Map<number, readonly Kind[]>([
  [4, powerMixture],
  [6, appMixture],
  [7, attemptMixture],
  [10, tabMixture],
  [13, raceMixture],
  [11, bellMixture],
  [15, vendorMixture],
]);

/** One race script of four is about accounts. */
const isAboutAccounts = (seed: number): boolean => seed % 64 === 61;

/** One race script of eight is about sign-ins. */
const isAboutSignIns = (seed: number): boolean => seed % 128 === 77;

/** The kinds of steps in the script of a seed. */
export function mixtureOf(seed: number, random: Generator): readonly Kind[] {
  if (isAboutAccounts(seed)) return accountMixture;
  if (isAboutSignIns(seed)) return signInMixture;
  return (
    special.get(seed % ONE_OF) ??
    (seed % START_SCRIPTS === START_SCRIPTS - 1 ? startMixture : pick(random, mixtures))
  );
}
