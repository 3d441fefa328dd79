import type { Device, FoundAttempt } from "./device.ts";

/** A rule that does not hold, and how that shows. */
export interface Finding {
  readonly rule: string;
  readonly detail: string;
}

/** Thrown by a check, caught by the run of the script. */
export class Violation extends Error {
  readonly finding: Finding;
  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`);
    this.finding = { rule, detail };
  }
}

interface Deletion {
  /** The vault in which the deletion is recorded; null when the device did not synchronise at the time. */
  readonly vault: string | null;
}

/** What one person has stored, deleted and linked; true on every device once all have synchronised. */
export class PersonModel {
  /** Digests of attempts by the moment of their making. */
  readonly #stored = new Map<number, string>();
  readonly #deleted = new Map<number, Deletion>();
  readonly #links = new Map<number, Set<string>>();

  store({ key, digest }: FoundAttempt): void {
    this.#stored.set(key, digest);
  }

  delete(key: number, vault: string | null): void {
    this.#deleted.set(key, { vault });
  }

  link(key: number, team: string): void {
    const teams = this.#links.get(key) ?? new Set();
    this.#links.set(key, teams.add(team));
  }

  /** Holds at any time: a device has nothing that its person has not stored, and nothing in another form. */
  checkFound(device: Device, found: readonly FoundAttempt[]): void {
    const keys = new Set<number>();
    for (const { key, digest } of found) {
      const stored = this.#stored.get(key);
      if (stored === undefined)
        throw new Violation("nobody reads what is not theirs", `${device.browser.name} has attempt ${key}`);
      if (stored !== digest)
        throw new Violation("a stored attempt never changes", `${device.browser.name}, attempt ${key}`);
      if (keys.has(key))
        throw new Violation("an attempt exists once on a device", `${device.browser.name}, attempt ${key}`);
      keys.add(key);
    }
  }

  /** Holds after all devices have synchronised with this vault. */
  checkAgreed(device: Device, found: readonly FoundAttempt[], vault: string): void {
    const byKey = new Map(found.map((each) => [each.key, each]));
    for (const key of this.#stored.keys()) {
      const deletion = this.#deleted.get(key);
      if (deletion === undefined && !byKey.has(key))
        throw new Violation("every stored attempt is found", `${device.browser.name} lacks attempt ${key}`);
      if (deletion?.vault === vault && byKey.has(key))
        throw new Violation(
          "a deleted attempt stays deleted",
          `${device.browser.name} has attempt ${key} again`,
        );
    }
    for (const [key, teams] of this.#links) {
      // The links of a deleted attempt are gone, also where a copy without them comes back from another vault.
      if (this.#deleted.has(key)) continue;
      for (const team of teams) {
        const attempt = byKey.get(key)?.attempt;
        if (attempt !== undefined && attempt.process_names[team] === undefined)
          throw new Violation(
            "every stored link is found",
            `${device.browser.name}, attempt ${key}, ${team}`,
          );
      }
    }
  }
}
