import { identityOf } from "@teamwright/transfer";
import type { TransferOption } from "@teamwright/transfer";
import type { MatchDetail } from "@teamwright/domain";
import { listAppTeams, MATCH_LOCKED } from "../../apps/web/src/data/transfer/app-calls.ts";
import { linkOf } from "../../apps/web/src/data/transfer/linked-apps.ts";
import { firstRecord, isUnderWay, portOf, runAlone } from "../../apps/web/src/data/transfer/runner.ts";
import { findTransfer, handOver, startRun } from "../../apps/web/src/data/transfer/transfers.ts";
import type { StoredTransfer, TransferTeam } from "../../apps/web/src/data/transfer/transfer-record.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import type { PlantedBug } from "./planted-bug.ts";

/** The app's teams that a choice of single places replaces. */
const CHOSEN = 2;

/** What a person sends, and what the person saw of the app before. */
export interface Order {
  readonly match: MatchDetail;
  readonly fantasyApp: string;
  readonly teams: readonly TransferTeam[];
  readonly option: TransferOption;
  /** What the teams of the app are; absent where the app is asked only by the transfer. */
  readonly shownTeams?: string[];
}

type Wish = Pick<Order, "match" | "fantasyApp" | "teams"> & { readonly kind: TransferOption["kind"] };

/** The person chooses what may be replaced, after the app has said what it holds; null where it does not answer. */
export async function chooseOption({ kind, ...wish }: Wish): Promise<Order | null> {
  if (kind === "new") return { ...wish, option: { kind } };
  const listed = await listAppTeams(wish.fantasyApp, wish.match.id);
  if (!listed.ok) return null;
  const { teams } = listed.value;
  const option = kind === "all" ? { kind } : { kind, replace: teams.slice(0, CHOSEN).map(({ id }) => id) };
  return { ...wish, option, shownTeams: teams.map(identityOf) };
}

/** Stores the order as the pages of teams do. Resolves with the id in the arena's address. */
export async function store({ option, ...order }: Order, { db }: Device): Promise<string> {
  const origin = { kind: "group", id: "", path: "/" } as const;
  const stored = await handOver([{ ...order, origin, start: option }], db);
  if (!stored.ok) throw new Violation("a device stores what it is given", stored.error.code);
  return stored.value;
}

/** A transfer as the device has it stored. */
export async function storedIn({ db }: Device, id: string): Promise<StoredTransfer> {
  const stored = await findTransfer(id, db);
  if (stored === null) throw new Violation("a stored transfer is found", id);
  return stored;
}

/** The deadline ends a transfer too: the person can leave it, and no further call is made. */
export const hasEnded = ({ run }: StoredTransfer): boolean =>
  run?.state === "finished" || run?.stopped?.code === MATCH_LOCKED;

interface ArenaVisit {
  readonly tapped: boolean;
  /** The person pauses the transfer. */
  readonly signal: AbortSignal;
  readonly bug: PlantedBug["transfer"];
}

/** The arena of a transfer. It goes on by itself where it was under way, otherwise where a person taps. */
export async function openArena(
  device: Device,
  stored: StoredTransfer,
  { tapped, signal, bug }: ArenaVisit,
): Promise<void> {
  if (linkOf(stored.fantasyApp) === undefined) return;
  if (!isUnderWay(stored) && !(tapped && !hasEnded(stored))) return;
  const record = stored.run ?? firstRecord(stored, stored.start!);
  if (stored.run === null) await startRun(stored.id, record, device.db);
  const port = portOf(stored, signal, device.db);
  await runAlone(stored, record, { port: bug?.(port) ?? port, paceMs: 0, db: device.db });
}
