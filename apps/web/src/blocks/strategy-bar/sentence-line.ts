import type { Strategy } from "@teamwright/domain";

/** One bound of a strategy as a line, with its one-tap actions. */
export interface SentenceLine {
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  /** The screen that changes it; null where the strategy belongs to another user. */
  readonly route: string | null;
  /** The strategy without the bound; null where nothing can be dropped. */
  readonly droppedStrategy: Strategy | null;
  /** Teams that dropping the bound would add; null where nothing can be dropped, undefined while unknown. */
  readonly gain: number | null | undefined;
  /** The next looser step, where one adds teams. */
  readonly looser: { readonly text: string; readonly strategy: Strategy; readonly gain: number } | null;
  /** Part of the conflict that leaves no team. */
  readonly inConflict: boolean;
}

/** Applies a changed strategy with one tap; `change` describes the change. */
export type ApplyStrategy = (strategy: Strategy, change: string) => void;
