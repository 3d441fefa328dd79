import { MINUTE } from "@teamwright/domain/durations";
import type { KeptMatch, StoredMatch } from "../../apps/server/src/modules/matches/public.ts";
import { Violation } from "./model.ts";
import { isWizard, START, tellsLineUps, VendorSays } from "./vendor-says.ts";
import type { VendorWord } from "./vendor-says.ts";
import type { StaffAction, WaitedPart } from "./vendor-script.ts";

/** So long before the start line-ups and squads are asked for often. Minutes. */
const ASKED = 45;
/** Line-ups are asked for from so long before the start on. Minutes. */
const LINEUP_WINDOW = 60;
/** The role that staff give a player of a role that nobody knows. */
export const GIVEN_ROLE = 1;
const BACK = "an older state of a vendor does not come back";
const AGREE = "a match agrees with its vendor after quiet";
const TAKEN = "what a vendor told a whole poll is stored";
const LOST = "a line-up that was announced is not lost";
const QUESTION = "a question is asked once and not lost";

interface Correction {
  readonly player_index: number | null;
  readonly field: string;
  readonly value: string | boolean;
}

export interface Question {
  readonly name: string;
  readonly isOpen: boolean;
}

/** What the server has stored of the match. `followed`: its start by the polling. `questions`: about roles. */
export interface StoredTruth {
  readonly match: KeptMatch;
  readonly followed: number;
  readonly questions: readonly Question[];
}

/** What a whole poll without faults was told: the index of the vendor's word on each part. */
export type ToldWords = ReadonlyMap<WaitedPart, number>;

const minuteOf = (time: string): number => (Date.parse(time) - START) / MINUTE;

/** What must be true of what a vendor said, what staff fixed over it, and what they answered. */
export class VendorTruth {
  readonly says = new VendorSays();
  /** The oldest words that may be stored, by their indexes. */
  readonly #seen: Record<WaitedPart | "followed", number> = { fixtures: 0, squad: 0, lineup: 0, followed: 0 };
  #wasOut = false;
  #corrections: readonly Correction[] = [];
  readonly #answers = new Map<string, "role" | "ignore">();

  /** Staff fix the start or whether a player plays, or give up all that they fixed. */
  correct(
    action: Extract<StaffAction, { what: "by hand" | "lift" }>,
    shown: StoredMatch,
  ): readonly Correction[] {
    if (action.what === "lift") {
      const before = this.#corrections;
      this.#corrections = [];
      return before.length > 0 ? before : [{ player_index: null, field: "match_time", value: "" }];
    }
    const correction: Correction =
      action.value === "start"
        ? { player_index: null, field: "match_time", value: new Date(START + 600 * MINUTE).toISOString() }
        : { player_index: shown.players[action.value]!.index, field: "playing", value: false };
    this.#corrections = [
      ...this.#corrections.filter(
        ({ player_index: index, field }) => index !== correction.player_index || field !== correction.field,
      ),
      correction,
    ];
    return [correction];
  }

  answer(name: string, how: "role" | "ignore"): void {
    this.#answers.set(name, how);
  }

  /** Holds at any time: only what the vendor said, nothing older than before, and what staff fixed over it. */
  check({ match, followed, questions }: StoredTruth, told: ToldWords): void {
    const { stored, shown } = match;
    for (const [part, word] of told)
      if (part !== "lineup" || this.#isKnown(word, stored))
        this.#seen[part] = Math.max(this.#seen[part], word);
    this.#seen.followed = Math.max(this.#seen.followed, told.get("fixtures") ?? 0);
    this.#checkStart("fixtures", minuteOf(stored.matchTime), told);
    this.#checkStart("followed", followed, told);
    this.#checkSquad(stored, told);
    this.#checkLineUp(stored, told);
    for (const { player_index: index, field, value } of this.#corrections) {
      const now =
        field === "match_time" ? shown.matchTime : shown.players.find((one) => one.index === index)?.playing;
      if (now !== value) throw new Violation("what staff fixed stays", `${field} is ${String(now)}`);
    }
    for (const { name, isOpen } of questions) {
      if (isOpen && this.#answers.has(name))
        throw new Violation(QUESTION, `${name} is asked about after the answer`);
      if (questions.filter((other) => other.name === name).length > 1)
        throw new Violation(QUESTION, `${name} is asked about twice`);
    }
  }

  /** Whether the word's line-up has only stored players: of others nobody can say that they play. */
  #isKnown(word: number, { players }: StoredMatch): boolean {
    return this.says.words[word]!.lineUp.every((name) => players.some((player) => player.name === name));
  }

  #checkStart(part: "fixtures" | "followed", start: number, told: ToldWords): void {
    const at = this.says.words.findIndex((word, index) => index >= this.#seen[part] && word.start === start);
    if (at === -1)
      throw new Violation(told.has("fixtures") ? TAKEN : BACK, `the start is ${start} (${part})`);
    this.#seen[part] = at;
  }

  /** Whether one of the words that may be stored is so; where all was told, only the last one. */
  #mayBe(part: "squad" | "lineup", test: (word: VendorWord) => boolean): boolean {
    return this.says.words.some((word, index) => index >= this.#seen[part] && test(word));
  }

  #checkSquad({ players }: StoredMatch, told: ToldWords): void {
    for (const { name, side, withdrawn } of players) {
      if (
        side !== 0 ||
        this.#mayBe("squad", ({ squad }) => squad.some((one) => one.name === name) !== withdrawn)
      )
        continue;
      const detail = `${name} is ${withdrawn ? "not " : ""}in the squad`;
      throw new Violation(told.has("squad") ? TAKEN : BACK, detail);
    }
    const known = this.says.words[told.get("squad") ?? -1]?.squad ?? [];
    for (const { name } of known)
      if (!isWizard(name) && !players.some((player) => player.name === name))
        throw new Violation(TAKEN, `${name} is not stored`);
  }

  #checkLineUp({ players, lineupsOut }: StoredMatch, told: ToldWords): void {
    const leftPlayers = players.filter(({ side }) => side === 0);
    if (this.#wasOut && (!lineupsOut || leftPlayers.every(({ playing }) => !playing)))
      throw new Violation(LOST, "the line-ups are not out");
    this.#wasOut = lineupsOut;
    if (!lineupsOut && !told.has("lineup")) return;
    for (const { name, playing, withdrawn } of leftPlayers) {
      const mayPlay = (word: VendorWord) => word.lineUp.includes(name) === playing;
      // Who left a squad does not play, also after a return until the next line-up.
      const wasOut = withdrawn || (!playing && !told.has("lineup") && !this.#wasAlwaysIn(name));
      if (wasOut || this.#mayBe("lineup", mayPlay)) continue;
      throw new Violation(
        told.has("lineup") ? TAKEN : BACK,
        `${name} ${playing ? "plays" : "does not play"}`,
      );
    }
  }

  #wasAlwaysIn(name: string): boolean {
    return !this.#mayBe("lineup", ({ squad }) => squad.every((player) => player.name !== name));
  }

  /** Holds after polls of a vendor that is well. Line-ups are asked for until the start of the match only. */
  checkAgreed({ match: { stored }, followed, questions }: StoredTruth, minute: number): void {
    const { start, off, squad, lineUp } = this.says.last;
    const isWrong = (detail: string): never => {
      throw new Violation(AGREE, detail);
    };
    // A list has no cancelled matches: the scorecard tells it after the start.
    if (off === "cancelled") {
      if (minute >= Math.max(minuteOf(stored.matchTime), followed) + ASKED && stored.state !== "cancelled")
        isWrong(`the match is ${stored.state}`);
      return;
    }
    if (minuteOf(stored.matchTime) !== start || followed !== start)
      isWrong(`the start is ${stored.matchTime}, and ${followed} for polls`);
    const state = off ?? (minute < start ? "not_started" : null);
    if (state !== null && stored.state !== state) isWrong(`the match is ${stored.state}`);
    if (state !== "not_started" || minute < start - ASKED) return;
    const expected = squad.filter(({ name }) => !isWizard(name) || this.#answers.get(name) === "role");
    const found = stored.players.filter(({ side, withdrawn }) => side === 0 && !withdrawn);
    if (namesOf(found) !== namesOf(expected)) isWrong(`the squad is ${namesOf(found)}`);
    if (found.some(({ name, role }) => isWizard(name) && role !== GIVEN_ROLE)) isWrong("a wizard's role");
    const playing = found.filter((player) => player.playing).map(({ name }) => ({ name }));
    if (namesOf(playing) !== namesOf(lineUp.map((name) => ({ name })))) isWrong("the line-up");
    for (const { name } of squad)
      if (isWizard(name) && !questions.some((question) => question.name === name))
        throw new Violation(QUESTION, `nobody is asked about ${name}`);
  }

  /**
   * The parts of which the vendor's word tells something. A line-up with a player who is not in the squad yet is read again after
   * the squad, unless the start was moved meanwhile so far that nobody asks.
   */
  toldOf(words: ToldWords, minute: number): ToldWords {
    const tells = (word: number): boolean =>
      tellsLineUps(this.says.words[word]!, minute) && minute >= this.says.last.start - LINEUP_WINDOW;
    return new Map([...words].filter(([part, word]) => part !== "lineup" || tells(word)));
  }
}

const namesOf = (players: readonly { readonly name: string }[]): string =>
  players
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join();
