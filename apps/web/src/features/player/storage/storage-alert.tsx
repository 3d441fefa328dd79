import { loadText } from "#i18n/translate.ts";
import { Suspense, useState } from "react";
import { closeStorageAlert, useStorageAlert } from "#data/records/storage-alert-state.ts";
import { lazyPart } from "#ui/lazy-part.ts";

const StorageDialog = lazyPart(async () => {
  const [{ StorageDialog: Dialog }] = await Promise.all([
    import("./storage-dialog.tsx"),
    loadText(["common", "storage"]),
  ]);
  return Dialog;
});

const UnstoredTeams = lazyPart(async () => {
  const [{ UnstoredTeams: Teams }] = await Promise.all([
    import("./unstored-teams.tsx"),
    loadText(["common"]),
  ]);
  return Teams;
});

/** On any screen: the storage dialog when it is opened, and a notice about teams that could not be stored. */
export const StorageAlert = () => {
  const { isOpen, unstored } = useStorageAlert();
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  return (
    <Suspense>
      {unstored && <UnstoredTeams />}
      {isWanted && <StorageDialog isOpen={isOpen} onClose={closeStorageAlert} />}
    </Suspense>
  );
};
