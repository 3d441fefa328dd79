import type { After } from "./possible-states.ts";

/** What an owner asks for. A post and a repair carry a key, by which the server makes each once. */
export interface PostCall {
  readonly kind: "post" | "repair" | "withdraw";
  /** Which teams; 0 for a withdrawal. No two posts or repairs have the same. */
  readonly content: number;
}

/** The content that members read now, every content that was stored, and how often one was withdrawn. */
export interface GroupState {
  readonly current: number | null;
  readonly stored: readonly number[];
  readonly withdrawn: number;
}

/** Refusals that tell something of the posts or of the match. */
export const groupRefusals: ReadonlySet<string> = new Set([
  "group_teams_posted",
  "no_group_teams",
  "match_started",
]);

export const afterGroupCall: After<GroupState, PostCall & { readonly started: boolean }> = (state, call) => {
  const { current, stored, withdrawn } = state;
  // The key is known: the answer is repeated, and nothing changes.
  if (stored.includes(call.content)) return [state, "ok"];
  if (call.started || (call.kind === "post") !== (current === null)) return [state, "refused"];
  if (call.kind === "withdraw") return [{ current: null, stored, withdrawn: withdrawn + 1 }, "ok"];
  const sorted = [...stored, call.content].toSorted((one, other) => one - other);
  return [{ current: call.content, stored: sorted, withdrawn }, "ok"];
};
