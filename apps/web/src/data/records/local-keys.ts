import * as z from "zod/mini";

/** The small keys in localStorage, with the specification's names where it has them. */
const keys = {
  /** The server's address that this client uses. */
  backend: z.string(),
  /** 0 old and new fantasy rules, 1 old only. */
  fantasy_rules: z.union([z.literal(0), z.literal(1)]),
  /** Id of the account that is signed in. */
  tg_id: z.string(),
  /** The shell's data of the account between visits. */
  tg_stuff: z.unknown(),
  ph_number: z.string(),
  temp_id: z.string(),
  /** Linked fantasy apps: sealed tokens and numbers. */
  fantasy_stuff_3: z.unknown(),
  /** Ours: the mapper's filters of the match that was filtered last. */
  mapper_filters: z.unknown(),
  /** Ours: the players whom a prime admin paired with an app's by hand. */
  mapper_pairs: z.unknown(),
  /** Ours: what the account agreed to about notices; see `data/notices/agreement.ts`. */
  notices: z.object({
    account: z.string(),
    matches: z.boolean(),
    players: z.boolean(),
    push: z.boolean(),
    sent: z.string(),
    renewed: z.number(),
  }),
  /** Ours: the app and the number of teams of the last suggestion. */
  suggest: z.object({ app: z.optional(z.string()), count: z.optional(z.int().check(z.minimum(1))) }),
  /** Ours: how many teams each app got when teams were sent to several apps last. */
  several_apps: z.record(z.string(), z.int().check(z.minimum(1))),
  /** Ours: the account for which this device synchronises attempts. */
  sync: z.string(),
  /** Ours: when the device last offered notices, milliseconds. */
  notices_offered: z.number(),
  /** Ours: ids of the accounts that were offered a passkey on this device. */
  passkey_offered: z.array(z.string()),
} as const;

type Keys = typeof keys;
export type LocalKey = keyof Keys;

/** The value under the key; undefined when it is absent or of another shape. */
export function readLocal<Key extends LocalKey>(key: Key): z.output<Keys[Key]> | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const result = keys[key].safeParse(JSON.parse(text));
    return result.success ? (result.data as z.output<Keys[Key]>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the value was stored: a browser may refuse (full, or private mode). */
export function writeLocal<Key extends LocalKey>(key: Key, value: z.input<Keys[Key]>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetLocal(key: LocalKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to delete.
  }
}
