import { deviceOf } from "./device.ts";
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

interface Version {
  /** Devices whose person deleted it, or made another one of it, and has not undone that. */
  readonly deletedBy: Set<Device>;
  /** The vault in which the last deletion is recorded; null when its device did not synchronise at the time. */
  vault: string | null;
  wasDeleted: boolean;
  /** It was there before: a deletion was undone, or two devices made the same. A deletion may not reach every device then. */
  cameAgain: boolean;
  readonly links: Set<string>;
  isNamed: boolean;
}

const NOT_THEIRS = "nobody reads what is not theirs";

export function checkOnce({ browser }: Device, found: readonly FoundAttempt[]): void {
  const twice = found.find(({ version }, at) => found.findIndex((each) => each.version === version) < at);
  if (twice !== undefined)
    throw new Violation("an attempt exists once on a device", `${browser.name}, attempt ${twice.key}`);
}

/** What one person has stored, changed, deleted and linked; true on every device once all have synchronised. */
export class PersonModel {
  /** By moment and content. */
  readonly #versions = new Map<string, Version>();
  readonly #keys = new Set<number>();

  store({ key, version, attempt }: FoundAttempt, device: Device): void {
    this.#keys.add(key);
    const known = this.#versions.get(version);
    if (known !== undefined) known.cameAgain = true;
    known?.deletedBy.delete(deviceOf(device));
    const links = new Set(Object.keys(attempt.process_names));
    const isNamed = (attempt.renamed?.name ?? "") !== "";
    if (known !== undefined) return;
    this.#versions.set(version, {
      deletedBy: new Set<Device>(),
      vault: null,
      wasDeleted: false,
      cameAgain: false,
      links,
      isNamed,
    });
  }

  delete({ version }: FoundAttempt, device: Device, vault: string | null): void {
    const known = this.#versions.get(version);
    if (known === undefined) return;
    known.deletedBy.add(deviceOf(device));
    known.vault = vault;
    known.wasDeleted = true;
  }

  link(version: string, team: string): void {
    this.#versions.get(version)?.links.add(team);
  }

  name(version: string): void {
    const known = this.#versions.get(version);
    if (known !== undefined) known.isNamed = true;
  }

  /** Holds at any time: a device has nothing that its person has not stored, and nothing in another form. */
  checkFound(device: Device, found: readonly FoundAttempt[]): void {
    const { name } = device.browser;
    checkOnce(device, found);
    for (const { key, version, attempt } of found) {
      if (!this.#keys.has(key)) throw new Violation(NOT_THEIRS, `${name} has attempt ${key}`);
      if (!this.#versions.has(version))
        throw new Violation("a stored attempt never changes", `${name}, attempt ${key}`);
      const chosenName = attempt.renamed?.name ?? "";
      if (chosenName !== "" && !chosenName.startsWith(`${key} `))
        throw new Violation("a name belongs to its attempt", `${name}, attempt ${key}: ${chosenName}`);
    }
  }

  /** Holds after all devices have synchronised with this vault. */
  checkAgreed(device: Device, found: readonly FoundAttempt[], vault: string): void {
    const byVersion = new Map(found.map((each) => [each.version, each.attempt]));
    const { name } = device.browser;
    for (const [version, known] of this.#versions) {
      const attempt = byVersion.get(version);
      if (known.deletedBy.size === 0 && attempt === undefined)
        throw new Violation("every stored attempt is found", `${name} lacks attempt ${version}`);
      if (known.deletedBy.size > 0 && !known.cameAgain && known.vault === vault && attempt !== undefined)
        throw new Violation("a deleted attempt stays deleted", `${name} has attempt ${version} again`);
      // What was added to a deleted attempt is gone, also where a copy without it comes back from another vault or device.
      if (known.wasDeleted || attempt === undefined) continue;
      for (const team of known.links)
        if (attempt.process_names[team] === undefined)
          throw new Violation("every stored link is found", `${name}, attempt ${version}, ${team}`);
      if (known.isNamed && (attempt.renamed?.name ?? "") === "")
        throw new Violation("every chosen name is found", `${name}, attempt ${version}`);
    }
  }
}
