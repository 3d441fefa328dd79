import type { Script, Step } from "./script.ts";

type Fails = (script: Script) => Promise<boolean>;

/** Leaves out parts of a list, halves first and then single ones, as long as the script still fails. */
async function shortest<Part>(parts: readonly Part[], fails: (parts: readonly Part[]) => Promise<boolean>) {
  let kept = parts;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < kept.length;) {
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (await fails(without)) kept = without;
      else from += size;
    }
  return kept;
}

/** A script as short as possible that still fails: first without needless steps, then without needless faults and changes. */
export async function shrink(script: Script, fails: Fails): Promise<Script> {
  const withSteps = (steps: readonly Step[]): Script => ({ ...script, steps });
  let steps = await shortest(script.steps, (kept) => fails(withSteps(kept)));
  for (const [at, step] of steps.entries()) {
    if (!("faults" in step)) continue;
    const replaced = (faults: typeof step.faults): readonly Step[] => steps.with(at, { ...step, faults });
    steps = replaced(await shortest(step.faults, (kept) => fails(withSteps(replaced(kept)))));
  }
  for (const [at, step] of steps.entries()) {
    if (step.kind !== "change") continue;
    const replaced = (changes: typeof step.changes): readonly Step[] => steps.with(at, { ...step, changes });
    steps = replaced(await shortest(step.changes, (kept) => fails(withSteps(replaced(kept)))));
  }
  for (const [at, step] of steps.entries()) {
    if (step.kind !== "sync" || step.changes === undefined) continue;
    const replaced = (changes: typeof step.changes): readonly Step[] => steps.with(at, { ...step, changes });
    steps = replaced(await shortest(step.changes, (kept) => fails(withSteps(replaced(kept)))));
  }
  return withSteps(steps);
}
