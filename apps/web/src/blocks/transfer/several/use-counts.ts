import { useState } from "react";
import { readLocal } from "#data/records/local-keys.ts";
import type { TypedNumber } from "#ui/number-text.ts";
import type { SlotsOfApp } from "./use-app-slots.ts";

/** How many teams each app shall get; an app without a number is not chosen. */
export interface AppCounts {
  /** What the field shows; null where the app is not chosen. */
  readonly typed: (entry: SlotsOfApp) => TypedNumber | null;
  /** 0 where the app is not chosen or the text is no number. */
  readonly of: (entry: SlotsOfApp) => number;
  readonly change: (slug: string, count: TypedNumber | null) => void;
}

/** Begins with the numbers of last time, else with the free slots: nothing is replaced that the player did not ask for. */
export function useCounts(): AppCounts {
  const [last] = useState(() => readLocal("several_apps"));
  const [changes, setChanges] = useState<ReadonlyMap<string, TypedNumber | null>>(new Map());
  const typedOf: AppCounts["typed"] = ({ app: { slug }, slots }) => {
    if (slots.kind !== "open") return null;
    const change = changes.get(slug);
    if (change !== undefined) return change;
    const most = last === undefined ? slots.free : (last[slug] ?? 0);
    return Math.min(most, slots.free) || null;
  };
  return {
    typed: typedOf,
    of: (entry) => {
      const value = typedOf(entry);
      const limit = entry.slots.kind === "open" ? entry.slots.heldTeams.limit : 0;
      return typeof value === "number" ? Math.min(Math.max(0, Math.trunc(value)), limit) : 0;
    },
    change: (slug, count) => setChanges((before) => new Map(before).set(slug, count)),
  };
}
