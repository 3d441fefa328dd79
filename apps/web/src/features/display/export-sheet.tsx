import { messages } from "@teamwright/domain/messages";
import { Link } from "react-router";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import type { ExportFormat } from "../../engine-client/calls.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { DownloadIcon, PrintIcon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./export-sheet.module.css";
import { saveTeams } from "./save-teams.ts";
import { ShareLinkItem } from "./share-link-item.tsx";
import type { TeamSet } from "./use-team-set.ts";

interface ExportSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly attempt: OpenedAttempt;
  readonly set: TeamSet;
  readonly rows: Uint32Array | null;
}

const formats: readonly ExportFormat[] = ["csv", "json", "text"];

/** The teams shown, as a file; and the compact print. */
export const ExportSheet = ({ opened, onClose, attempt, set, rows }: ExportSheetProps) => {
  const { exports, shell } = useText();
  const hints = { csv: exports.csvHint, json: exports.jsonHint, text: exports.textHint };
  const save = async (format: ExportFormat) => {
    onClose();
    if (!(await saveTeams(attempt, set, rows, format))) toast.error(exports.failed);
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={exports.title} closeLabel={shell.close}>
      <p className={classes["which"]}>{exports.which(rows?.length ?? set.teams.count)}</p>
      <div className={classes["list"]}>
        <ShareLinkItem attempt={attempt} onDone={onClose} />
        {formats.map((format) => (
          <button key={format} type="button" className={classes["item"]} onClick={() => void save(format)}>
            <DownloadIcon />
            <span>
              {exports[format]}
              <i>{hints[format]}</i>
            </span>
          </button>
        ))}
        <Link
          className={classes["item"]}
          to={pathTo("shortcutPrintNormal", { match: attempt.match.id, attempt: attempt.attempt.id })}
        >
          <PrintIcon />
          <span>{messages.display.shortcutPrint}</span>
        </Link>
      </div>
    </Sheet>
  );
};
