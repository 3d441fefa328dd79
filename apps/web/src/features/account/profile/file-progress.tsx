import { CancelButton } from "#ui/button.tsx";
import { t } from "#i18n/translate.ts";
import classes from "./profile-page.module.css";

type FileProgressProps = {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
};

/** How much of a file is read or written, with a button to cancel it. */
export const FileProgress = ({ label, share, onCancel }: FileProgressProps) => (
  <div className={classes["progress"]}>
    <progress value={share} aria-label={label} />
    <span>{t("profile.percent", { n: Math.round(share * 100) })}</span>
    <CancelButton size="sm" onClick={onCancel} />
  </div>
);

/** Shares are shown in whole percent, so that the page is not drawn for each part of a file. */
export const inPercent = (share: number): number => Math.floor(share * 100) / 100;
