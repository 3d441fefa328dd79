import * as z from "zod/mini";

const index = z.int().check(z.minimum(0), z.maximum(69));
const humanTeam = z.object({
  team: z.array(z.array(index)),
  captain: index,
  vicecaptain: index,
});
export type HumanTeam = z.infer<typeof humanTeam>;

const attemptTeams = z.object({
  attempt: z.int().check(z.minimum(1)),
  /** When the attempt was made: its number may become another's. */
  time: z.number(),
  rows: z.array(z.int().check(z.minimum(0))).check(z.maxLength(25_000)),
  keys: z.array(z.string()).check(z.maxLength(25_000)),
});

const schema = z.object({
  /** Teams of a stored attempt. */
  software: z.optional(attemptTeams),
  /** Teams that are ticked, but not yet taken into the post. */
  ticked: z.optional(attemptTeams),
  /** Teams that were built by hand. */
  human: z.optional(z.array(humanTeam).check(z.maxLength(2000))),
});
export type PostDraft = z.infer<typeof schema>;

/** A new post of a match, or the edit of one. */
export interface DraftOf {
  readonly match: string;
  readonly post?: string | undefined;
}

const keyOf = ({ match, post }: DraftOf): string =>
  post === undefined ? `expert-draft:${match}` : `expert-draft:${match}:${post}`;

/** What this tab is about to post for the match: it survives a reload and ends with the tab. */
export function readDraft(of: DraftOf): PostDraft {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(of)) ?? "{}"));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

export function writeDraft(of: DraftOf, part: PostDraft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify({ ...readDraft(of), ...part }));
  } catch {
    // A tab without storage loses the draft at a reload only where the browser forbids to keep it.
  }
}

/** Forgets what was posted. */
export function clearDraft(of: DraftOf, kind: "software" | "human"): void {
  writeDraft(of, kind === "software" ? { software: undefined, ticked: undefined } : { human: undefined });
}
