import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useRef, useState, type DragEvent } from "react";
import { DownloadIcon } from "#ui/icon.tsx";
import classes from "./admin-matches.module.css";

type FilePickerProps = { readonly busy: boolean; readonly onFiles: (files: readonly File[]) => void };

/** Chooses files with the system's picker or by drag and drop. */
export const FilePicker = ({ busy, onFiles }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={`${classes["drop"]} ${over ? classes["over"] : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("match-desk.filesLabel")}
        multiple
        accept=".json,.csv,application/json,text/csv"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <Button leftSection={<DownloadIcon size={18} />} loading={busy} onClick={() => input.current?.click()}>
        {t("match-desk.chooseFiles")}
      </Button>
      <p className={classes["hint"]}>{t("match-desk.dropHere")}</p>
    </div>
  );
};
