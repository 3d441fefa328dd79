import { lazy, Suspense, useState } from "react";
import { closeStorageAlert, useStorageAlert } from "../../data/records/storage-alert-state.ts";

const StorageDialog = lazy(async () => ({ default: (await import("./storage-dialog.tsx")).StorageDialog }));

/** Shows the storage dialog when somebody opened it, on any screen. */
export const StorageAlert = () => {
  const opened = useStorageAlert((state) => state.opened);
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <StorageDialog opened={opened} onClose={closeStorageAlert} />
    </Suspense>
  ) : null;
};
