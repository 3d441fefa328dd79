import { create } from "zustand";

interface StorageAlert {
  readonly isOpen: boolean;
  /** Whether an attempt of this page could not be stored after its teams were shown. Stays true. */
  readonly unstored: boolean;
}

/**
 * Whether the "Storage Limit Reached" dialog is open, and whether teams that are not stored must be mentioned. Any code
 * may open it; the application shows it. Separate from the database, because the shell reads this and home must not load
 * the records' library for it.
 */
export const useStorageAlert = create<StorageAlert>(() => ({ isOpen: false, unstored: false }));

export const openStorageAlert = (): void => useStorageAlert.setState({ isOpen: true });
export const closeStorageAlert = (): void => useStorageAlert.setState({ isOpen: false });
export const openUnstoredAlert = (): void => useStorageAlert.setState({ unstored: true });
