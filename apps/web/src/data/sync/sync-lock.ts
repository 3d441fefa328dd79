const LOCK = "teamwright-sync";

/** Runs while no other tab synchronises; resolves with null while one does. */
export const withSyncLock = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
