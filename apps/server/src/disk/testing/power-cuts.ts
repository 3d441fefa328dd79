import { dirname } from "node:path";
import { seededGenerator } from "@teamwright/engine/random";
import type { RecordedOperation } from "#db/testing/power-cut/recording.ts";
import { SimulatedDisk } from "#db/testing/power-cut/simulated-disk.ts";

/** Cuts of the power at each point. */
const CUTS = 30;

/** A file or folder: contents by path below it, `null` for a folder. Empty: there is none. */
export type Tree = ReadonlyMap<string, Uint8Array | null>;

/** Work on one file or folder. */
export interface RecordedFiles {
  /** What is recorded, as it was before the work. */
  readonly folder: string;
  readonly name: string;
  readonly before: Tree;
  readonly after: Tree;
  readonly operations: readonly RecordedOperation[];
}

/** The paths of `expected` that a tree lacks, or holds otherwise. */
const differences = (tree: Tree, expected: Tree): string[] =>
  [...expected].flatMap(([path, content]) => {
    const other = tree.get(path);
    const isSame = content && other ? Buffer.compare(content, other) === 0 : content === other;
    return isSame ? [] : [path];
  });

const isEqual = (tree: Tree, expected: Tree): boolean =>
  tree.size === expected.size && differences(tree, expected).length === 0;

/** A disk that loses the names of new files too, unless their folder is synced. */
const strictDisk = (work: RecordedFiles): SimulatedDisk =>
  new SimulatedDisk(work.folder, { keepsNewNames: false });

function* cutsOf(disk: SimulatedDisk, name: string): Generator<Tree> {
  const random = seededGenerator(1);
  for (let cut = 0; cut < CUTS; cut++) yield disk.readAfterCut(name, () => random.below(2 ** 30) / 2 ** 30);
}

/**
 * Cuts the power at every point of the work. Counts those that left what was there before, and lists the points after
 * which one left neither that nor all of the new, or after the last one anything but the new.
 */
export function cutEverywhere(work: RecordedFiles): { readonly earlier: number; readonly losses: string[] } {
  const { name, before, after, operations } = work;
  const disk = strictDisk(work);
  const losses: string[] = [];
  let earlier = 0;
  for (const [at, operation] of operations.entries()) {
    disk.run(operation);
    const isDone = at === operations.length - 1;
    for (const left of cutsOf(disk, name))
      if (!isDone && isEqual(left, before)) earlier += 1;
      else if (!isEqual(left, after))
        losses.push(`${at + 1}: ${operation.kind} ${differences(left, after)[0]}`);
  }
  return { earlier, losses };
}

/** What cuts leave after the work with some syncs left out. */
function* cutsWithout(work: RecordedFiles, isLeftOut: (synced: string) => boolean): Generator<Tree> {
  const disk = strictDisk(work);
  for (const operation of work.operations)
    if (operation.kind !== "sync" || !isLeftOut(operation.path)) disk.run(operation);
  yield* cutsOf(disk, work.name);
}

/**
 * The synced files with content and the synced folders with changed names whose sync no cut misses when it is left out.
 * One file's sync keeps nothing of another, so those of all files are left out at once.
 */
export function needlessSyncs(work: RecordedFiles): string[] {
  const { folder, operations, after } = work;
  const folders = new Set([
    folder,
    ...operations.flatMap((each) => (each.kind === "mkdir" ? [each.path] : [])),
  ]);
  const files = new Set([...after].flatMap(([path, content]) => (content?.length ? [path] : [])));
  for (const left of cutsWithout(work, (path) => !folders.has(path)))
    for (const path of differences(left, after)) files.delete(path);
  const changed = new Set(
    operations.flatMap((each) =>
      "path" in each && each.kind !== "sync" ? [dirname("to" in each ? each.to : each.path)] : [],
    ),
  );
  const needless = [...folders].filter((each) => {
    if (!changed.has(each)) return false;
    for (const left of cutsWithout(work, (path) => path === each)) if (!isEqual(left, after)) return false;
    return true;
  });
  return [...files, ...needless];
}
