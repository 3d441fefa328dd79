import { compile, generate, legalStrategy, mergeTeams, repairTeams, shuffleTeams } from "@teamwright/engine";
import type { Plan, TeamColumns } from "@teamwright/engine";
import { match, NOW } from "../../apps/web/src/data/portable/testing/sample-attempts.ts";
import { deleteAttempt, findAttempt, restore } from "../../apps/web/src/data/records/attempts.ts";
import type { OpenedAttempt } from "../../apps/web/src/data/records/attempts.ts";
import { mergeAttempts, restoreAttempts } from "../../apps/web/src/data/records/merge-attempts.ts";
import { engineMatchOf } from "../../apps/web/src/data/records/opened-attempt.ts";
import { replaceTeams } from "../../apps/web/src/data/records/rearrange.ts";
import { renameAttempt } from "../../apps/web/src/data/records/rename-attempt.ts";
import { storeAttempt } from "../../apps/web/src/data/records/testing/store-attempt.ts";
import { attemptLinks } from "../../apps/web/src/data/transfer/team-links.ts";
import { attemptsOf, attemptsText } from "./device.ts";
import type { Device, FoundAttempt } from "./device.ts";
import { checkOnce, Violation } from "./model.ts";
import type { AttemptChange } from "./attempt-script.ts";
import { vaultOfDeletion } from "./vault.ts";
import type { World } from "./world.ts";

/** The calls by which the web changes stored attempts. */
const attemptCalls = {
  deleteAttempt,
  restore,
  mergeAttempts,
  restoreAttempts,
  replaceTeams,
  renameAttempt,
  attemptLinks,
};
export type AttemptCalls = typeof attemptCalls;

const TEAMS = 4;
const PLAYERS = 28;

/** What a change does: some attempts go, and others come. Of all others nothing changes. */
interface Effect {
  readonly gone: readonly FoundAttempt[];
  /** What holds of each attempt that comes. */
  readonly comes: readonly ((attempt: OpenedFound) => boolean)[];
}

interface OpenedFound extends FoundAttempt {
  readonly teams: TeamColumns | undefined;
}

interface Undo {
  readonly run: () => Promise<{ readonly ok: boolean }>;
  readonly effect: (before: readonly FoundAttempt[]) => Effect;
}

const NOTHING: Effect = { gone: [], comes: [] };

const match28 = {
  sport: match.sport_index,
  players: [...match.left_team_players, ...match.right_team_players],
};
const strategy = legalStrategy(match28, [...match28.players.keys()]);
let plan: Plan | undefined;

function makeTeams(seed: number): TeamColumns {
  if (plan === undefined) {
    const compiled = compile(match28, strategy);
    if (!compiled.ok) throw new Error(compiled.error.code);
    plan = compiled.value;
  }
  const made = generate(plan, { teams: TEAMS, seed });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.teams;
}

/** Each team as its players, captain and vice-captain. */
const teamTexts = (teams: TeamColumns): string[] =>
  Array.from({ length: teams.count }, (_, row) =>
    [...teams.members.subarray(3 * row, 3 * row + 3), teams.captain[row], teams.viceCaptain[row]].join(),
  );

const sameTeams = (one: TeamColumns | undefined, texts: readonly string[]): boolean =>
  one !== undefined && teamTexts(one).toSorted().join(";") === texts.toSorted().join(";");

const linksOf = ({ attempt }: FoundAttempt): string =>
  Object.entries(attempt.process_names)
    .map((link) => link.join(" "))
    .toSorted()
    .join();
const nameOf = ({ attempt: { renamed } }: FoundAttempt): string => JSON.stringify(renamed ?? null);
const sameAdditions = (one: FoundAttempt, other: FoundAttempt): boolean =>
  linksOf(one) === linksOf(other) && nameOf(one) === nameOf(other);
const sameText = (one: FoundAttempt, other: FoundAttempt): boolean =>
  attemptsText([one]) === attemptsText([other]);

/**
 * What people do with stored attempts besides making and deleting them. Each change is compared with what it says, and with
 * all other attempts of the device, which it leaves alone.
 */
export class StoredAttempts {
  readonly #world: World;
  readonly #calls: AttemptCalls;
  /** What each device's person may still undo. */
  readonly #undos = new Map<Device, Undo[]>();

  constructor(world: World, change: (calls: AttemptCalls) => AttemptCalls = (calls) => calls) {
    this.#world = world;
    this.#calls = change(attemptCalls);
  }

  async perform(device: Device, change: AttemptChange): Promise<void> {
    const before = await attemptsOf(device);
    const { gone, comes } = await this.#change(device, change, before);
    const after = await attemptsOf(device);
    checkOnce(device, after);
    const where = `${device.browser.name}, ${JSON.stringify(change)}`;
    const others = await this.#openAll(device, after);
    for (const holds of comes) {
      const at = others.findIndex(holds);
      if (at < 0) throw new Violation("a change of attempts does what it says", where);
      others.splice(at, 1);
    }
    if (attemptsText(others) !== attemptsText(before.filter((each) => !gone.includes(each))))
      throw new Violation("a change leaves other attempts alone", where);
    await this.#note(device, before, after);
  }

  async #openAll({ db }: Device, found: readonly FoundAttempt[]): Promise<OpenedFound[]> {
    const opened: OpenedFound[] = [];
    for (const each of found) {
      const { match_id, id } = each.attempt;
      opened.push({ ...each, teams: (await findAttempt(match_id, id, db))?.teams.teams });
    }
    return opened;
  }

  async #note(
    device: Device,
    before: readonly FoundAttempt[],
    after: readonly FoundAttempt[],
  ): Promise<void> {
    const model = this.#world.modelOf(device);
    const versions = (found: readonly FoundAttempt[]) => new Set(found.map(({ version }) => version));
    const [wereThere, areThere] = [versions(before), versions(after)];
    for (const each of after) if (!wereThere.has(each.version)) model.store(each, device);
    for (const each of before)
      if (!areThere.has(each.version))
        model.delete(each, device, await vaultOfDeletion(device, each.version, this.#world.devices));
  }

  async #change(
    device: Device,
    { what, index, number }: AttemptChange,
    before: readonly FoundAttempt[],
  ): Promise<Effect> {
    if (what === "make") return this.#make(device, number);
    if (what === "undo") return this.#undo(device, index, before);
    if (what === "merge") return this.#merge(device, { index, number }, before);
    const chosen = before[index % Math.max(1, before.length)];
    if (chosen === undefined) return NOTHING;
    if (what === "delete") return this.#delete(device, chosen);
    if (what === "rename") return this.#rename(device, chosen, number);
    if (what === "link") return this.#link(device, chosen, number);
    const opened = await findAttempt(chosen.attempt.match_id, chosen.attempt.id, device.db);
    if (opened === null) return NOTHING;
    const from = opened.teams.teams;
    const to = what === "shuffle" ? shuffleTeams(from, number) : repaired(opened, number);
    return to === null ? NOTHING : this.#replace(device, chosen, from, to);
  }

  #mayUndo(device: Device, undo: Undo): void {
    this.#undos.set(device, [...(this.#undos.get(device) ?? []), undo].slice(-3));
  }

  async #make({ db }: Device, number: number): Promise<Effect> {
    const teams = makeTeams(number);
    const generation = { requested: TEAMS, seed: number, possible: null, shortfalls: [], teams };
    const made = await storeAttempt(
      { match, strategy, generation, generationType: 2 },
      { db, now: NOW + number },
    );
    if (!made.ok) throw new Violation("a device stores what it is given", made.error.code);
    return {
      gone: [],
      comes: [({ key, teams: now }) => key === NOW + number && sameTeams(now, teamTexts(teams))],
    };
  }

  async #delete(device: Device, chosen: FoundAttempt): Promise<Effect> {
    const deleted = await this.#calls.deleteAttempt(chosen.attempt, device.db);
    if (!deleted.ok) return NOTHING;
    this.#mayUndo(device, {
      run: () => this.#calls.restore(deleted.value, device.db),
      effect: (before) => ({
        gone: [],
        // Another device may have sent it again meanwhile.
        comes: before.some(({ version }) => version === chosen.version)
          ? []
          : [(each) => sameText(each, chosen)],
      }),
    });
    return { gone: [chosen], comes: [] };
  }

  async #merge(
    device: Device,
    { index, number }: { index: number; number: number },
    before: readonly FoundAttempt[],
  ): Promise<Effect> {
    // Mostly attempts that do not follow each other, so that those between them get other numbers.
    const chosen = before.filter((_, at) => (at + index) % 2 === 0).slice(0, 2 + (index % 2));
    if (chosen.length < 2) return NOTHING;
    const sets = (await this.#openAll(device, chosen)).flatMap(({ teams }) => teams ?? []);
    const [first, ...others] = sets;
    if (first === undefined || sets.length < chosen.length) return NOTHING;
    const merged = await this.#calls.mergeAttempts(
      {
        matchId: match.id,
        attempts: chosen.map(({ attempt }) => attempt),
        sets,
        teams: mergeTeams(first, ...others),
      },
      { db: device.db, now: NOW + number },
    );
    if (!merged.ok) return NOTHING;
    this.#mayUndo(device, {
      run: () => this.#calls.restoreAttempts(merged.value, device.db),
      effect: (now) => ({
        gone: now.filter(({ key }) => key === NOW + number),
        comes: chosen.map((was) => (each) => sameText(each, was)),
      }),
    });
    const union = [...new Set(sets.flatMap(teamTexts))];
    const links = new Set(chosen.flatMap(({ attempt }) => Object.keys(attempt.process_names)));
    return {
      gone: chosen,
      comes: [
        ({ key, teams, attempt }) =>
          key === NOW + number &&
          sameTeams(teams, union) &&
          links.size === Object.keys(attempt.process_names).length &&
          attempt.renamed === undefined,
      ],
    };
  }

  async #replace(device: Device, chosen: FoundAttempt, from: TeamColumns, to: TeamColumns): Promise<Effect> {
    const { match_id, id } = chosen.attempt;
    const outcome = await this.#calls.replaceTeams(match_id, id, { from, to }, device.db);
    if (!outcome.ok) return NOTHING;
    const [was, is] = [teamTexts(from), teamTexts(to)];
    const replaced = (await attemptsOf(device)).find(
      ({ key, attempt }) => key === chosen.key && attempt.id === id,
    );
    this.#mayUndo(device, {
      run: () => this.#calls.replaceTeams(match_id, id, { from: to, to: from }, device.db),
      effect: (now) => {
        const gone = now.filter(({ version }) => version === replaced?.version);
        return {
          gone,
          comes: gone.map(
            (before) => (each) =>
              each.version === chosen.version && sameTeams(each.teams, was) && sameAdditions(each, before),
          ),
        };
      },
    });
    return {
      gone: [chosen],
      comes: [(each) => each.key === chosen.key && sameTeams(each.teams, is) && sameAdditions(each, chosen)],
    };
  }

  async #rename(device: Device, chosen: FoundAttempt, number: number): Promise<Effect> {
    const name = `${chosen.key} ${number}`;
    const outcome = await this.#calls.renameAttempt(chosen.attempt, { name, time: Date.now() }, device.db);
    if (!outcome.ok) return NOTHING;
    this.#world.modelOf(device).name(chosen.version);
    return {
      gone: [chosen],
      comes: [
        (each) =>
          each.version === chosen.version &&
          each.attempt.renamed?.name === name &&
          linksOf(each) === linksOf(chosen),
      ],
    };
  }

  async #link(device: Device, chosen: FoundAttempt, number: number): Promise<Effect> {
    const team = `team ${number % TEAMS}`;
    const link = encodeURIComponent(`https://www.dream11.com/team/${number}`);
    await this.#calls.attemptLinks(chosen.attempt, device.db).keep(team, link);
    this.#world.modelOf(device).link(chosen.version, team);
    return {
      gone: [chosen],
      comes: [
        (each) =>
          each.version === chosen.version &&
          each.attempt.process_names[team] === link &&
          nameOf(each) === nameOf(chosen),
      ],
    };
  }

  /** A refused one changes nothing: the attempts have changed since. */
  async #undo(device: Device, index: number, before: readonly FoundAttempt[]): Promise<Effect> {
    const undos = this.#undos.get(device) ?? [];
    const chosen = undos[index % Math.max(1, undos.length)];
    if (chosen === undefined) return NOTHING;
    this.#undos.set(
      device,
      undos.filter((each) => each !== chosen),
    );
    const { ok } = await chosen.run();
    // A second tap changes nothing.
    await chosen.run();
    return ok ? chosen.effect(before) : NOTHING;
  }
}

/** The teams without a player who is out; null where none can be repaired. */
function repaired(opened: OpenedAttempt, number: number): TeamColumns | null {
  const out = number % PLAYERS;
  const result = repairTeams(engineMatchOf(opened), strategy, opened.teams.teams, {
    out: [out],
    seed: number,
  });
  return result.ok && result.value.changes.length > 0 ? result.value.teams : null;
}
