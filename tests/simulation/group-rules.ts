import { Violation } from "./model.ts";

/** What an owner asks for. A post and a repair carry a key, by which the server makes each once. */
export interface PostCall {
  readonly kind: "post" | "repair" | "withdraw";
  /** Which teams; 0 for a withdrawal. No two posts or repairs have the same. */
  readonly content: number;
}

/** What the server may hold: the content that members read now, and every content that it has stored. */
interface Possible {
  readonly current: number | null;
  readonly stored: ReadonlySet<number>;
}

/** `ok`, the code of a refusal that tells something of the post, or null: no reply, or one that tells nothing. */
export type PostAnswer = "ok" | "group_teams_posted" | "no_group_teams" | null;

/** The state after a call, and the answer that belongs to it. */
function after(possible: Possible, { kind, content }: PostCall): readonly [Possible, PostAnswer] {
  const { current, stored } = possible;
  if (kind === "withdraw")
    return current === null ? [possible, "no_group_teams"] : [{ current: null, stored }, "ok"];
  // The key is known: the answer is repeated, and nothing changes.
  if (stored.has(content)) return [possible, "ok"];
  if (kind === "post" && current !== null) return [possible, "group_teams_posted"];
  if (kind === "repair" && current === null) return [possible, "no_group_teams"];
  return [{ current: content, stored: new Set([...stored, content]) }, "ok"];
}

const textOf = ({ current, stored }: Possible): string =>
  `${current}: ${[...stored].toSorted((one, other) => one - other).join()}`;

/**
 * Every state of a group's posts that agrees with all answers so far: a check of linearizability. A call without an
 * answer may have been made or not, so both states stay possible until a later answer decides.
 */
export class PossiblePosts {
  #possible: readonly Possible[] = [{ current: null, stored: new Set() }];

  /** A call reached the server `times` times, 0 for one that may be lost, and its last answer is this one. */
  answer(call: PostCall, answer: PostAnswer, times: number): void {
    const next = this.#possible.flatMap((possible) => {
      let last: readonly [Possible, PostAnswer] = [possible, null];
      for (let time = 0; time < Math.max(1, times); time++) last = after(last[0], call);
      if (answer === null) return [possible, last[0]];
      return last[1] === answer ? [last[0]] : [];
    });
    this.#keep(next, "an answer agrees with those before", `${call.kind} ${call.content}: ${answer}`);
  }

  /** A person read this content; null: that there are no teams. */
  read(content: number | null, who: string): void {
    const next = this.#possible.filter(({ current }) => current === content);
    this.#keep(next, "members read the teams that were posted last", `${who} reads ${content}`);
  }

  /** A member has a notice of so many posts. */
  noticed(count: number, isPost: (content: number) => boolean): void {
    const next = this.#possible.filter(({ stored }) => [...stored].filter(isPost).length === count);
    this.#keep(next, "the bell has each event once", `${count} notices`);
  }

  #keep(next: readonly Possible[], rule: string, detail: string): void {
    if (next.length === 0) {
      const expected = this.#possible.map(textOf).join(" or ");
      throw new Violation(rule, `${detail}, possible: ${expected}`);
    }
    this.#possible = [...new Map(next.map((each) => [textOf(each), each])).values()];
  }
}
