/** What happened to the records of matches on this device. */
export type RecordsChange = "saved" | "stored" | "other";

const listeners = new Set<(change: RecordsChange) => void>();

export const noteRecordsChanged = (change: RecordsChange): void => {
  for (const listener of listeners) listener(change);
};

export const onRecordsChanged = (listener: (change: RecordsChange) => void): void => {
  listeners.add(listener);
};
