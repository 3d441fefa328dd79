import type { Layer } from "./layer.ts";
import type { Common, SidePlayer } from "./side-plan.ts";

/** A class of the next layer: its counts and the classes it comes from, with the player left out or taken. */
export interface LayerState {
  readonly counts: Uint16Array;
  /** Twice the class, plus one when the player is taken. */
  readonly sources: number[];
}

/** The most credits that a way may have: of all its players, of those with low ownership, and of the others. */
export interface Ceiling {
  readonly all: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Merges the sources of each target by credits. The sources' entries are sorted, so the target's are sorted too, and
 * ways with the same credits merge. Ways above the ceiling are dropped.
 */
export function nextLayer(
  layer: Layer,
  targets: readonly LayerState[],
  player: SidePlayer,
  common: Common,
  ceiling: Ceiling,
  rooms: Rooms,
): Layer {
  const shift = common.lowApart && player.half === 0 ? player.credits * common.lowUnit : player.credits;
  const writer = new LayerWriter(layer, targets, player, { everybodyLeads: common.everybodyLeads, rooms });
  const most = common.lowApart ? Infinity : ceiling.all;
  const fits = common.lowApart ? fitter(common.lowUnit, ceiling) : undefined;
  for (const target of targets) {
    if (target.sources.length === 1) writer.copy(target.sources[0]!, shift, most, fits);
    else if (target.sources.length === 2) mergeTwo(writer, layer, target.sources, shift, most, fits);
    else merge(writer, layer, target.sources, shift, most, fits);
    writer.endClass(target);
  }
  return writer.finish();
}

type Fits = (credits: number) => boolean;

/** For credits of both halves in one number. */
function fitter(lowUnit: number, ceiling: Ceiling): Fits {
  return (credits) => {
    const low = Math.floor(credits / lowUnit);
    const high = credits - low * lowUnit;
    return low <= ceiling.low && high <= ceiling.high && low + high <= ceiling.all;
  };
}

/** `merge` for two sources, as most targets have. */
function mergeTwo(
  writer: LayerWriter,
  { start, credits }: Layer,
  [one = 0, other = 0]: readonly number[],
  shift: number,
  most: number,
  fits: Fits | undefined,
): void {
  const oneShift = (one & 1) * shift;
  const otherShift = (other & 1) * shift;
  let first = start[one >> 1]!;
  let second = start[other >> 1]!;
  const firstEnd = start[(one >> 1) + 1]!;
  const secondEnd = start[(other >> 1) + 1]!;
  for (;;) {
    const ownCredits = first < firstEnd ? credits[first]! + oneShift : Infinity;
    const others = second < secondEnd ? credits[second]! + otherShift : Infinity;
    const least = ownCredits < others ? ownCredits : others;
    if (least > most || least === Infinity) return;
    const isKept = fits?.(least) ?? true;
    if (isKept) writer.open(least);
    if (ownCredits === least) {
      if (isKept) writer.add(one, first);
      first++;
    }
    if (others === least) {
      if (isKept) writer.add(other, second);
      second++;
    }
    if (isKept) writer.close();
  }
}

function merge(
  writer: LayerWriter,
  layer: Layer,
  sources: readonly number[],
  shift: number,
  most: number,
  fits: Fits | undefined,
): void {
  const cursors = sources.map((source) => layer.start[source >> 1]!);
  const ends = sources.map((source) => layer.start[(source >> 1) + 1]!);
  for (;;) {
    let least = Infinity;
    for (let index = 0; index < cursors.length; index++) {
      if (cursors[index]! >= ends[index]!) continue;
      const credits = layer.credits[cursors[index]!]! + (sources[index]! & 1) * shift;
      if (credits < least) least = credits;
    }
    if (least > most || least === Infinity) return;
    const isKept = fits?.(least) ?? true;
    if (isKept) writer.open(least);
    for (let index = 0; index < cursors.length; index++) {
      const cursor = cursors[index]!;
      if (cursor >= ends[index]!) continue;
      if (layer.credits[cursor]! + (sources[index]! & 1) * shift !== least) continue;
      cursors[index] = cursor + 1;
      if (isKept) writer.add(sources[index]!, cursor);
    }
    if (isKept) writer.close();
  }
}

/** Buffers for layers whose size is not known yet. */
class Room {
  readonly size: number;
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;

  constructor(size: number, leaderless: number) {
    this.size = size;
    this.credits = new Int32Array(size);
    this.ways = new Float64Array(4 * size);
    this.leaderless = new Float64Array(4 * leaderless);
    this.arcStart = new Int32Array(size + 1);
    this.arcs = new Int32Array(size);
  }
}

/** Buffers of the size that most sides need are reused, some 5 MB. Nothing is read from them before it is written. */
const KEPT = 1 << 16;
let keptRoom: Room | undefined;

/** The buffers of one side: large ones are reused by its next layers, because new memory takes time to touch. */
export class Rooms {
  #large: Room | undefined;

  for(entries: number, everybodyLeads: boolean): Room {
    if (entries <= KEPT) {
      keptRoom ??= new Room(KEPT, KEPT);
      return keptRoom;
    }
    if (this.#large === undefined || this.#large.size < entries) {
      const size = Math.ceil(1.5 * entries);
      this.#large = new Room(size, everybodyLeads ? 0 : size);
    }
    return this.#large;
  }
}

const NO_LOW = new Int32Array(0);

class LayerWriter {
  readonly layer: Layer;
  readonly player: SidePlayer;
  /** Every lineup then has a captaincy, and the corresponding sums stay 0. */
  readonly everybodyLeads: boolean;
  readonly counts: Uint16Array;
  readonly start: Int32Array;
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;
  classes = 0;
  entries = 0;
  arcCount = 0;

  constructor(
    layer: Layer,
    targets: readonly LayerState[],
    player: SidePlayer,
    { everybodyLeads, rooms }: { readonly everybodyLeads: boolean; readonly rooms: Rooms },
  ) {
    this.everybodyLeads = everybodyLeads;
    let most = 0;
    for (const { sources } of targets)
      for (const source of sources) most += layer.start[(source >> 1) + 1]! - layer.start[source >> 1]!;
    const room = rooms.for(most, everybodyLeads);
    this.layer = layer;
    this.player = player;
    this.counts = new Uint16Array(targets.length * (targets[0]?.counts.length ?? 0));
    this.start = new Int32Array(targets.length + 1);
    this.credits = room.credits;
    this.ways = room.ways;
    this.leaderless = room.leaderless;
    this.arcStart = room.arcStart;
    this.arcs = room.arcs;
  }

  open(credits: number): void {
    this.credits[this.entries] = credits;
    const to = 4 * this.entries;
    for (let captaincy = 0; captaincy < 4; captaincy++) this.ways[to + captaincy] = 0;
    if (this.everybodyLeads) return;
    for (let captaincy = 0; captaincy < 4; captaincy++) this.leaderless[to + captaincy] = 0;
  }

  /** Adds an entry of a source. */
  add(source: number, entry: number): void {
    if ((source & 1) === 1) this.take(entry);
    else this.leave(entry);
  }

  leave(entry: number): void {
    const from = 4 * entry;
    const to = 4 * this.entries;
    for (let captaincy = 0; captaincy < 4; captaincy++)
      this.ways[to + captaincy]! += this.layer.ways[from + captaincy]!;
    if (!this.everybodyLeads)
      for (let captaincy = 0; captaincy < 4; captaincy++)
        this.leaderless[to + captaincy]! += this.layer.leaderless[from + captaincy]!;
    this.arcs[this.arcCount++] = 2 * entry;
  }

  take(entry: number): void {
    const { captain, viceCaptain } = this.player;
    const from = 4 * entry;
    const to = 4 * this.entries;
    const { ways, leaderless } = this.layer;
    const captainBit = captain ? 1 : 0;
    const viceCaptainBit = viceCaptain ? 1 : 0;
    const none = ways[from]!;
    const first = ways[from + 1]!;
    const second = ways[from + 2]!;
    this.ways[to]! += none;
    this.ways[to + 1]! += first + captainBit * none;
    this.ways[to + 2]! += second + viceCaptainBit * none;
    this.ways[to + 3]! += ways[from + 3]! + captainBit * second + viceCaptainBit * first;
    if (!this.everybodyLeads) {
      if (!captain) this.leaderless[to]! += leaderless[from]!;
      if (!viceCaptain) this.leaderless[to + 1]! += leaderless[from + 1]!;
      if (!captain && !viceCaptain) {
        this.leaderless[to + 2]! += leaderless[from + 2]!;
        this.leaderless[to + 3]! += leaderless[from + 3]!;
      }
      if (captain && viceCaptain) this.leaderless[to + 3]! += leaderless[from + 2]!;
    }
    this.arcs[this.arcCount++] = 2 * entry + 1;
  }

  /** A class with a single source. */
  copy(source: number, shift: number, most: number, fits: Fits | undefined): void {
    const { layer } = this;
    const end = layer.start[(source >> 1) + 1]!;
    const isTaken = (source & 1) === 1;
    for (let entry = layer.start[source >> 1]!; entry < end; entry++) {
      const credits = layer.credits[entry]! + (isTaken ? shift : 0);
      if (credits > most) return;
      if (fits?.(credits) === false) continue;
      this.open(credits);
      this.add(source, entry);
      this.close();
    }
  }

  close(): void {
    this.entries++;
    this.arcStart[this.entries] = this.arcCount;
  }

  endClass(target: LayerState): void {
    if (this.entries === this.start[this.classes]) return;
    this.counts.set(target.counts, this.classes * target.counts.length);
    this.classes++;
    this.start[this.classes] = this.entries;
  }

  /** Copies, so that the unused part of the buffer is released. */
  finish(): Layer {
    const { classes, entries } = this;
    const targets = this.start.length - 1;
    const dimensions = targets === 0 ? 0 : this.counts.length / targets;
    return {
      classes,
      counts: this.counts.slice(0, classes * dimensions),
      low: NO_LOW,
      start: this.start.slice(0, classes + 1),
      credits: this.credits.slice(0, entries),
      ways: this.ways.slice(0, 4 * entries),
      leaderless: this.leaderless.slice(0, this.everybodyLeads ? 0 : 4 * entries),
      arcStart: this.arcStart.slice(0, entries + 1),
      arcs: this.arcs.slice(0, this.arcCount),
    };
  }
}
