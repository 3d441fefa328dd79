import { create } from "zustand";

interface StorageAlert {
  readonly opened: boolean;
}

/**
 * Whether the "Storage Limit Reached" dialog is open. Anybody may open it; the application shows it. Apart from the
 * database on purpose: the shell watches this, and home must not load the records' library for it.
 */
export const useStorageAlert = create<StorageAlert>(() => ({ opened: false }));

export const openStorageAlert = (): void => useStorageAlert.setState({ opened: true });
export const closeStorageAlert = (): void => useStorageAlert.setState({ opened: false });
