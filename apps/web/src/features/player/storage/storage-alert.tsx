import { loadText } from "../../../i18n/translate.ts";
import { lazy, Suspense, useState } from "react";
import { closeStorageAlert, useStorageAlert } from "../../../data/records/storage-alert-state.ts";

const StorageDialog = lazy(async () => {
  const [{ StorageDialog: Dialog }] = await Promise.all([
    import("./storage-dialog.tsx"),
    loadText(["common", "storage"]),
  ]);
  return { default: Dialog };
});

/** Shows the storage dialog on any screen when it is opened. */
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
