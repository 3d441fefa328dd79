import { Button } from "#ui/button.tsx";
import { useEffect, useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { FileProgress, inPercent } from "./file-progress.tsx";
import { saveCopy } from "./save-copy.ts";

/** Saves everything as one file, with the progress while it is written. */
export const SaveCopy = () => {
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (): Promise<void> => {
    stop.current = new AbortController();
    setShare(0);
    const { signal } = stop.current;
    const copyOutcome = await saveCopy({ signal, onProgress: (now) => setShare(inPercent(now)) });
    setShare(undefined);
    if (copyOutcome === "everything") toast.success(t("profile.copySaved"));
    else if (copyOutcome === "device") toast.warning(t("profile.copySavedDevice"));
    else if (copyOutcome === "failed") toast.error(t("profile.copyFailed"));
  };
  return (
    <>
      <Button variant="soft" fullWidth loading={share !== undefined} onClick={() => void save()}>
        {t("profile.saveCopy")}
      </Button>
      {share !== undefined && share > 0 && (
        <FileProgress label={t("profile.saveCopy")} share={share} onCancel={() => stop.current?.abort()} />
      )}
    </>
  );
};
