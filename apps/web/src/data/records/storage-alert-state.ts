import { create } from "zustand";

interface StorageAlert {
  readonly opened: boolean;
}

/**
 * Whether the "Storage Limit Reached" dialog is open. Any code may open it; the application shows it. Separate from the
 * database, because the shell reads this and home must not load the records' library for it.
 */
export const useStorageAlert = create<StorageAlert>(() => ({ opened: false }));

export const openStorageAlert = (): void => useStorageAlert.setState({ opened: true });
export const closeStorageAlert = (): void => useStorageAlert.setState({ opened: false });
