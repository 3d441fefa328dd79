import * as z from "zod/mini";

/** Work that is not posted yet, on this device: it survives a reload and the end of the tab. */
export interface DeviceDraft<Value> {
  /** The match. */
  readonly id: string;
  /** Milliseconds since 1970; 0 where an older version stored the draft. */
  readonly changedAt: number;
  readonly value: Value;
}

interface DraftKind<Value> {
  /** Of localStorage. */
  readonly key: string;
  readonly schema: z.ZodMiniType<Value>;
  /** The oldest draft goes when there are more. */
  readonly most: number;
  /** The drafts of the form before version 1; null: the stored value is not of that form. */
  readonly upgrade?: (stored: unknown) => readonly DeviceDraft<Value>[] | null;
}

export interface DeviceDrafts<Value> {
  readonly key: string;
  /** The oldest first. */
  list(): readonly DeviceDraft<Value>[];
  find(id: string): DeviceDraft<Value> | undefined;
  /** Returns the time of the change. */
  write(id: string, value: Value): number;
  remove(id: string): void;
  /** Removes a draft that was posted as it was at this change: what another tab wrote since is not in the post. */
  removePosted(id: string, changedAt: number | undefined): void;
}

export function deviceDrafts<Value>({ key, schema, most, upgrade }: DraftKind<Value>): DeviceDrafts<Value> {
  const storedSchema = z.object({
    version: z.literal(1),
    drafts: z.array(z.object({ id: z.string(), changedAt: z.number(), value: z.unknown() })),
  });
  const list = (): readonly DeviceDraft<Value>[] => {
    try {
      const storedDraft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
      const upgradedDraft = upgrade?.(storedDraft);
      if (upgradedDraft) return upgradedDraft;
      const result = storedSchema.safeParse(storedDraft);
      if (!result.success) return [];
      // One draft that cannot be read does not take the others with it.
      return result.data.drafts.flatMap(({ value, ...draft }) => {
        const read = schema.safeParse(value);
        return read.success ? [{ ...draft, value: read.data }] : [];
      });
    } catch {
      return [];
    }
  };
  const store = (drafts: readonly DeviceDraft<Value>[]) => {
    try {
      if (drafts.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ version: 1, drafts: drafts.slice(-most) }));
    } catch {
      // Without storage the draft lives as long as the page.
    }
  };
  const others = (id: string) => list().filter((draft) => draft.id !== id);
  const find = (id: string) => list().find((draft) => draft.id === id);
  const remove = (id: string) => store(others(id));
  return {
    key,
    list,
    find,
    write: (id, value) => {
      const changedAt = Date.now();
      store([...others(id), { id, changedAt, value }]);
      return changedAt;
    },
    remove,
    removePosted: (id, changedAt) => {
      if (find(id)?.changedAt === changedAt) remove(id);
    },
  };
}
