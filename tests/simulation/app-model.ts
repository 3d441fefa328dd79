import { identityOf, unsentTeams } from "@teamwright/transfer";
import type { TransferRecord } from "@teamwright/transfer";
import type { SandboxTeam } from "../../apps/server/src/testing/sandbox.ts";
import type { StoredTransfer } from "../../apps/web/src/data/transfer/transfer-record.ts";
import { deviceOf } from "./device.ts";
import type { Device, Person } from "./device.ts";
import { Violation } from "./model.ts";
import { hasEnded } from "./transfer-page.ts";
import type { Order } from "./transfer-page.ts";

/** A team that the app took. */
interface Change {
  readonly person: Person;
  readonly transfer: string;
  readonly team: string;
  /** The team whose place it took. */
  readonly replaced: string | undefined;
}

interface Sending extends Pick<Order, "option" | "shownTeams"> {
  readonly person: Person;
  readonly device: Device;
  /** What its teams are, by the app's ids. */
  readonly wanted: ReadonlySet<string>;
  /** What the app held when a page last began to send, and how many teams it had taken until then. */
  held: readonly string[];
  begun: number;
  /** What counted as sent then. */
  counted: readonly string[];
  /** How many teams the app had taken when the transfer ended: a message of an earlier page may arrive later. */
  ended?: number;
}

const teamsOf = ({ wanted, sent }: TransferRecord): string[] => {
  const keys = new Set(sent.map(({ key }) => key));
  return wanted.filter(({ key }) => keys.has(key)).map(identityOf);
};

/** What the app holds of each person, by what it took from which transfer. */
export class AppModel {
  /** The app may refuse to tell what it holds because of the deadline, which ends a transfer. */
  locksLists = false;
  readonly #transfers = new Map<string, Sending>();
  readonly #held = new Map<Person, ReadonlyMap<string, string>>();
  readonly #changes: Change[] = [];
  /** How many teams the app had taken when the step of the script began. */
  #stepBegun = 0;
  hasDeadlinePassed = false;

  #heldBy(person: Person): string[] {
    return [...(this.#held.get(person)?.values() ?? [])];
  }

  beginStep(): void {
    this.#stepBegun = this.#changes.length;
  }

  /** A page begins to send, or goes on. */
  begin(page: Device, id: string, { option, shownTeams }: Order, wanted: ReadonlySet<string>): void {
    const { person } = page;
    const shown = shownTeams === undefined ? {} : { shownTeams };
    const moment = { held: this.#heldBy(person), begun: this.#changes.length, counted: [] };
    this.#transfers.set(id, { person, device: deviceOf(page), option, ...shown, wanted, ...moment });
  }

  goOn({ id, run }: StoredTransfer): void {
    const sending = this.#transfers.get(id)!;
    sending.held = this.#heldBy(sending.person);
    sending.begun = this.#changes.length;
    sending.counted = run === null ? [] : teamsOf(run);
  }

  /** What the app holds after a message of this transfer. `isLate`: its page had ended before. */
  observe(
    person: Person,
    { transfer, isLate }: { readonly transfer: string; readonly isLate: boolean },
    teams: readonly SandboxTeam[],
  ): void {
    const before = this.#held.get(person) ?? new Map<string, string>();
    const after = new Map(teams.map((team) => [team.id, identityOf(team)]));
    this.#held.set(person, after);
    if (new Set(after.values()).size !== after.size) throw new Violation("no team twice in an app", transfer);
    for (const [place, team] of after) {
      const replaced = before.get(place);
      if (replaced === team) continue;
      const sending = this.#transfers.get(transfer);
      if (sending?.person !== person || !sending.wanted.has(team))
        throw new Violation("an app holds only the teams of its person", team);
      if (this.hasDeadlinePassed) throw new Violation("an app takes no team after its deadline", team);
      this.#changes.push({ person, transfer, team, replaced });
      if (replaced !== undefined) this.#checkReplaced(transfer, { place, replaced, isLate });
    }
  }

  /**
   * A team that another device sends at the same time may be replaced: no app changes a team on a condition. Tabs of one device
   * wait for each other, unless a page ended before its message arrived.
   */
  #checkReplaced(
    transfer: string,
    { place, replaced, isLate }: { place: string; replaced: string; isLate: boolean },
  ): void {
    const { option, shownTeams, wanted, device } = this.#transfers.get(transfer)!;
    const isChosen = option.kind === "all" || (option.kind === "custom" && option.replace.includes(place));
    const mayMeet = (other: string): boolean =>
      isLate || other === transfer || this.#transfers.get(other)?.device !== device;
    const isNew = this.#changes
      .slice(this.#stepBegun)
      .some((change) => change.team === replaced && mayMeet(change.transfer));
    const isSeen = shownTeams?.includes(replaced) === true;
    if (!isChosen || !(isNew || (isSeen && !wanted.has(replaced))))
      throw new Violation("a transfer replaces only what its person chose", replaced);
  }

  /** Holds when a page has ended its work. */
  checkSent(transfer: StoredTransfer): void {
    const { id, run } = transfer;
    const { person, held, begun, option, counted } = this.#transfers.get(id)!;
    if (run === null) return;
    // The app did not answer: another transfer may have replaced since what counted as sent.
    const isUnasked = run.state === "stopped" && teamsOf(run).join() === counted.join();
    if (hasEnded(transfer)) this.#transfers.get(id)!.ended ??= this.#changes.length;
    const since = this.#changes.slice(begun).filter((change) => change.person === person);
    const seen = new Set([...held, ...since.map(({ team }) => team)]);
    const now = new Set(this.#heldBy(person));
    for (const team of isUnasked ? [] : teamsOf(run)) {
      if (!seen.has(team)) throw new Violation("a team that counts as sent was in the app", team);
      const last = since.findLast(({ replaced }) => replaced === team);
      if (!now.has(team) && last?.transfer === id)
        throw new Violation("a transfer replaces no team that it sent", team);
    }
    if (run.refused.length > 0)
      throw new Violation("a legal team is not refused", JSON.stringify(run.refused[0]));
    // Where only some places may be replaced, there may be fewer than teams.
    if (run.state === "finished" && option.kind !== "custom" && unsentTeams(run).length > 0)
      throw new Violation("a finished transfer has sent its teams", id);
  }

  /** Holds when the transfer has ended: what the app took from it, from no other transfer later, and still holds counts as sent. */
  checkEnded({ id, run }: StoredTransfer): void {
    const { person, ended } = this.#transfers.get(id)!;
    if (this.locksLists && run?.state === "stopped") return;
    const held = new Set(this.#heldBy(person));
    const sent = new Set(run === null ? [] : teamsOf(run));
    const isLast = (team: string, at: number): boolean =>
      this.#changes.findLastIndex((change) => change.person === person && change.team === team) === at;
    for (const [at, { transfer, team }] of this.#changes.slice(0, ended).entries())
      if (transfer === id && held.has(team) && !sent.has(team) && isLast(team, at))
        throw new Violation("a team that the app took counts as sent", team);
  }
}
