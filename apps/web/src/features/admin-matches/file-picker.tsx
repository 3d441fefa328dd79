import { Button } from "@mantine/core";
import { useRef, useState, type DragEvent } from "react";
import { useStaffText } from "../../i18n/staff-text.ts";
import { DownloadIcon } from "../../ui/icon.tsx";
import classes from "./admin-matches.module.css";

type FilePickerProps = { readonly busy: boolean; readonly onFiles: (files: readonly File[]) => void };

/** Files by the system's picker or by dropping them. */
export const FilePicker = ({ busy, onFiles }: FilePickerProps) => {
  const { matchDesk: words } = useStaffText();
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
        aria-label={words.filesLabel}
        multiple
        accept=".json,.csv,application/json,text/csv"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <Button leftSection={<DownloadIcon size={18} />} loading={busy} onClick={() => input.current?.click()}>
        {words.chooseFiles}
      </Button>
      <p className={classes["hint"]}>{words.dropHere}</p>
    </div>
  );
};
