import { Button } from "#ui/button.tsx";
import { useEffect, useState } from "react";
import { addsSomething, importData, summarize } from "#data/portable/import-file.ts";
import type { ImportSummary } from "#data/portable/import-file.ts";
import { readDataFile } from "#data/portable/read-file.ts";
import type { ReadFile } from "#data/portable/read-file.ts";
import type { FileProblem } from "#data/portable/unusable.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { setLanguage, t } from "#i18n/translate.ts";
import { COLOR_SCHEME_KEY, setColorScheme } from "#lib/color-scheme.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import type { SliceOptions } from "#lib/slices.ts";
import { FileProgress, inPercent } from "./file-progress.tsx";
import { ImportLines } from "./import-summary.tsx";
import classes from "./profile-page.module.css";

type ImportState =
  | { readonly step: "reading" }
  | { readonly step: "refused"; readonly message: string }
  | { readonly step: "shown"; readonly content: ReadFile; readonly summary: ImportSummary };

const wordsOf = ({ code, detail }: FileProblem): string => {
  if (code === "other") return t("profile.fileOther");
  if (code === "newer") return t("profile.fileNewer");
  if (code === "too_large") return t("profile.fileTooLarge");
  return code === "cancelled" ? "" : t("profile.fileDamaged", { detail });
};

async function open(file: File, options: SliceOptions): Promise<ImportState> {
  const read = await readDataFile(file, options);
  if (!read.ok) return { step: "refused", message: wordsOf(read.error) };
  try {
    return { step: "shown", content: read.value, summary: await summarize(read.value) };
  } catch {
    return { step: "refused", message: t("shell.storeFailed") };
  }
}

type ImportDialogProps = { readonly file: File; readonly onClose: () => void };

/** Reads a file of all data, shows what it would add to this device, and adds it. */
export const ImportDialog = ({ file, onClose }: ImportDialogProps) => {
  const [state, setState] = useState<ImportState>({ step: "reading" });
  const [share, setShare] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = async (): Promise<void> => {
      const next = await open(file, { signal, onProgress: (now) => setShare(inPercent(now)) });
      if (!signal.aborted) setState(next);
    };
    void show();
    return () => stop.abort();
  }, [file]);

  const add = async (content: ReadFile): Promise<void> => {
    setBusy(true);
    const before = { language: localStorage.getItem("language") };
    const outcome = await importData(content);
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome.error.message);
      return;
    }
    strategyStore.reload();
    const { language, appearance } = content.settings;
    if (before.language === null && language !== undefined)
      await setLanguage(language).catch(() => undefined);
    if (appearance !== undefined && localStorage.getItem(COLOR_SCHEME_KEY) === appearance)
      setColorScheme(appearance);
    toast.success(t("profile.added"));
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} title={t("profile.addTitle")}>
      <div className={classes["form"]}>
        {state.step === "reading" && (
          <>
            <p role="status">{t("profile.reading")}</p>
            <FileProgress label={t("profile.reading")} share={share} onCancel={onClose} />
          </>
        )}
        {state.step === "refused" && (
          <Notice tone="bad" live>
            <p>{state.message}</p>
          </Notice>
        )}
        {state.step === "shown" && <ImportLines summary={state.summary} />}
        {failure !== undefined && (
          <Notice tone="bad" live>
            <p>{failure}</p>
          </Notice>
        )}
        {state.step === "reading" ? null : state.step === "shown" && addsSomething(state.summary) ? (
          <Button loading={busy} onClick={() => void add(state.content)}>
            {t("profile.add")}
          </Button>
        ) : (
          <Button variant="soft" onClick={onClose}>
            {t("shell.close")}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
