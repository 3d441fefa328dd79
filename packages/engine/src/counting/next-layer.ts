import type { Layer } from "./layer.ts";
import type { Common, SidePlayer } from "./side-plan.ts";

/** A class of the next layer: its counts and the classes it comes from, with the player left out or taken. */
export interface Target {
  readonly counts: Uint8Array;
  readonly low: number;
  /** Twice the class, plus one when the player is taken. */
  readonly sources: number[];
}

/**
 * Merges the sources of each target by credits. The sources' entries are sorted, so the target's are sorted too, and
 * ways with the same credits merge. Ways above `most` credits are dropped.
 */
export function nextLayer(
  layer: Layer,
  targets: readonly Target[],
  player: SidePlayer,
  { lowApart, everybodyLeads }: Common,
  most: number,
): Layer {
  const shift = lowApart && player.half === 0 ? 0 : player.credits;
  const writer = new LayerWriter(layer, targets, player, everybodyLeads);
  for (const target of targets) {
    if (target.sources.length === 1) {
      writer.copy(target.sources[0]!, shift, most);
      writer.endClass(target);
      continue;
    }
    const cursors = target.sources.map((source) => layer.start[source >> 1]!);
    for (;;) {
      let least = Infinity;
      for (let index = 0; index < cursors.length; index++) {
        const source = target.sources[index]!;
        if (cursors[index]! >= layer.start[(source >> 1) + 1]!) continue;
        const credits = layer.credits[cursors[index]!]! + (source & 1) * shift;
        if (credits < least) least = credits;
      }
      if (least > most) break;
      writer.open(least);
      for (let index = 0; index < cursors.length; index++) {
        const source = target.sources[index]!;
        const cursor = cursors[index]!;
        if (cursor >= layer.start[(source >> 1) + 1]!) continue;
        if (layer.credits[cursor]! + (source & 1) * shift !== least) continue;
        if ((source & 1) === 1) writer.take(cursor);
        else writer.leave(cursor);
        cursors[index] = cursor + 1;
      }
      writer.close();
    }
    writer.endClass(target);
  }
  return writer.finish();
}

/** Buffers for layers whose size is not known yet. */
class Room {
  readonly size: number;
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.credits = new Int32Array(size);
    this.ways = new Float64Array(4 * size);
    this.leaderless = new Float64Array(4 * size);
    this.arcStart = new Int32Array(size + 1);
    this.arcs = new Int32Array(size);
  }
}

/** Buffers of the size that most sides need are reused, some 5 MB. Nothing is read from them before it is written. */
const KEPT = 1 << 16;
let kept: Room | undefined;

function roomFor(entries: number): Room {
  if (entries > KEPT) return new Room(entries);
  kept ??= new Room(KEPT);
  return kept;
}

class LayerWriter {
  readonly layer: Layer;
  readonly player: SidePlayer;
  /** Every lineup then has a captaincy, and the corresponding sums stay 0. */
  readonly everybodyLeads: boolean;
  readonly counts: Uint8Array;
  readonly low: Int32Array;
  readonly start: Int32Array;
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;
  classes = 0;
  entries = 0;
  arcCount = 0;

  constructor(layer: Layer, targets: readonly Target[], player: SidePlayer, everybodyLeads: boolean) {
    this.everybodyLeads = everybodyLeads;
    let most = 0;
    for (const { sources } of targets)
      for (const source of sources) most += layer.start[(source >> 1) + 1]! - layer.start[source >> 1]!;
    const room = roomFor(most);
    this.layer = layer;
    this.player = player;
    this.counts = new Uint8Array(targets.length * (targets[0]?.counts.length ?? 0));
    this.low = new Int32Array(targets.length);
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
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      this.ways[to + captaincy] = 0;
      this.leaderless[to + captaincy] = 0;
    }
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
    const captained = captain ? 1 : 0;
    const seconded = viceCaptain ? 1 : 0;
    const none = ways[from]!;
    const first = ways[from + 1]!;
    const second = ways[from + 2]!;
    this.ways[to]! += none;
    this.ways[to + 1]! += first + captained * none;
    this.ways[to + 2]! += second + seconded * none;
    this.ways[to + 3]! += ways[from + 3]! + captained * second + seconded * first;
    if (!captain) this.leaderless[to]! += leaderless[from]!;
    if (!viceCaptain) this.leaderless[to + 1]! += leaderless[from + 1]!;
    if (!captain && !viceCaptain) {
      this.leaderless[to + 2]! += leaderless[from + 2]!;
      this.leaderless[to + 3]! += leaderless[from + 3]!;
    }
    if (captain && viceCaptain) this.leaderless[to + 3]! += leaderless[from + 2]!;
    this.arcs[this.arcCount++] = 2 * entry + 1;
  }

  /** A class with a single source. */
  copy(source: number, shift: number, most: number): void {
    const { layer } = this;
    const end = layer.start[(source >> 1) + 1]!;
    const taken = (source & 1) === 1;
    for (let entry = layer.start[source >> 1]!; entry < end; entry++) {
      const credits = layer.credits[entry]! + (taken ? shift : 0);
      if (credits > most) return;
      this.open(credits);
      if (taken) this.take(entry);
      else this.leave(entry);
      this.close();
    }
  }

  close(): void {
    this.entries++;
    this.arcStart[this.entries] = this.arcCount;
  }

  endClass(target: Target): void {
    if (this.entries === this.start[this.classes]) return;
    this.counts.set(target.counts, this.classes * target.counts.length);
    this.low[this.classes] = target.low;
    this.classes++;
    this.start[this.classes] = this.entries;
  }

  /** Copies, so that the unused part of the buffer is released. */
  finish(): Layer {
    const { classes, entries } = this;
    const dimensions = this.low.length === 0 ? 0 : this.counts.length / this.low.length;
    return {
      classes,
      counts: this.counts.slice(0, classes * dimensions),
      low: this.low.slice(0, classes),
      start: this.start.slice(0, classes + 1),
      credits: this.credits.slice(0, entries),
      ways: this.ways.slice(0, 4 * entries),
      leaderless: this.leaderless.slice(0, 4 * entries),
      arcStart: this.arcStart.slice(0, entries + 1),
      arcs: this.arcs.slice(0, this.arcCount),
    };
  }
}
