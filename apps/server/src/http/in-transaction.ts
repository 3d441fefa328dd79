import type { Deps, Scope } from "./deps.ts";

/** Runs work of a job or a command, which have no transaction, in one; then what it left for after the commit. */
export async function inTransaction<Value>(
  deps: Deps,
  run: (scope: Scope) => Promise<Value>,
): Promise<Value> {
  const later: (() => void)[] = [];
  const value = await deps.transaction((db) =>
    run({ db, deps, afterCommit: (action) => void later.push(action) }),
  );
  for (const action of later) action();
  return value;
}
