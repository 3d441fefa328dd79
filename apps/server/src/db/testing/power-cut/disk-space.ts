/** A disk that becomes full while work is recorded. */
export interface FullDisk {
  /** The number of operations of the work after which there is little room. */
  readonly after: number;
  /** Bytes by which files can then still grow. */
  readonly room: number;
  /** There is room again after so many refusals; null: not before the work ends. */
  readonly refusals: number | null;
  /** A fault for the checks to find: a write that is refused is reported as done. */
  readonly lies: boolean;
}

/** A disk that is full sooner or later in work of so many operations, for a while or until its end. */
export const fullDiskFrom = (random: () => number, operations: number, lies: boolean): FullDisk => ({
  after: Math.floor(random() * operations),
  // As often less than a page as nearly a segment of the log (16 MB).
  room: Math.floor(2 ** (random() * 24)) - 1,
  refusals: random() < 0.5 ? null : 1 + Math.floor(random() * 3),
  lies,
});

/** The room of the recorded disk. The main thread, the recording thread and those after it share its numbers. */
export class DiskSpace {
  readonly #full: FullDisk;
  /** Bytes used of the room, refusals, and the number of the operation from which on there is little room; 0: none. */
  readonly #numbers: Int32Array;

  constructor(full: FullDisk, numbers: SharedArrayBuffer) {
    this.#full = full;
    this.#numbers = new Int32Array(numbers);
  }

  /** How many of `bytes` a file can grow by after so many operations: all, some, or 0, which is a refusal. */
  take(bytes: number, operations: number): number {
    const { room, refusals } = this.#full;
    const from = Atomics.load(this.#numbers, 2);
    if (bytes <= 0 || from === 0 || operations < from) return bytes;
    const taken = Math.min(bytes, room - Atomics.load(this.#numbers, 0));
    Atomics.add(this.#numbers, 0, taken);
    if (taken > 0) return taken;
    const refused = Atomics.add(this.#numbers, 1, 1) + 1;
    if (refused === refusals) this.makeRoom();
    return 0;
  }

  /** The database is open and the work begins, after so many operations. */
  begin(operations: number): void {
    Atomics.store(this.#numbers, 2, operations + this.#full.after + 1);
  }

  makeRoom(): void {
    Atomics.store(this.#numbers, 2, 0);
  }

  get refused(): number {
    return Atomics.load(this.#numbers, 1);
  }

  get lies(): boolean {
    return this.#full.lies;
  }
}
