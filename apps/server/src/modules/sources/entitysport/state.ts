import { looseNumber, looseText } from "./loose.ts";
import type { PlayState } from "../source-state.ts";

/** The fields that tell the state, as all sports of the vendor have them. */
export const stateFields = { status: looseNumber, status_str: looseText, status_note: looseText };

interface VendorStatus {
  readonly status: number | null;
  readonly status_str: string;
  readonly status_note: string;
}

/**
 * Status 4 says only that nothing comes of the match; the words beside it say why. A postponed match may also still be
 * scheduled. Undefined: the vendor's number is not known.
 */
export function stateOf({ status, status_str, status_note }: VendorStatus): PlayState | undefined {
  const words = `${status_str} ${status_note}`;
  // The toss or the start may be put off by minutes.
  const isPostponed = /\bpostponed\b/i.test(words) && !/\b(toss|start)\b/i.test(words);
  if (status === 1) return isPostponed ? "postponed" : "not_started";
  if (status === 2) return "finished";
  if (status === 3) return "in_progress";
  if (status !== 4) return undefined;
  if (isPostponed) return "postponed";
  return /\bcancel/i.test(words) ? "cancelled" : "abandoned";
}
