import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { Link } from "react-router";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { ExportFormat } from "#engine-client/calls.ts";
import { pathTo } from "#lib/paths.ts";
import { DownloadIcon, PrintIcon } from "#ui/icon.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./export-sheet.module.css";
import { rowsInOrder } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { saveTeams } from "./save-teams.ts";
import { ShareLinkItem } from "./share-link-item.tsx";
import type { ShownTeams } from "./use-team-set.ts";

interface ExportSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly attempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly selection: Selection | null;
}

type ExportScope = "selected" | "shown" | "all";

const formats: readonly ExportFormat[] = ["csv", "json", "text"];

/** Exports the selected, shown or all teams as a file, or as the compact print. */
export const ExportSheet = ({ isOpen, onClose, attempt, set, rows, selection }: ExportSheetProps) => {
  const hints = {
    csv: t("teams.exports.csvHint"),
    json: t("teams.exports.jsonHint"),
    text: t("teams.exports.textHint"),
  };
  const pickedCount = selection === null ? 0 : selection.count;
  const [askedTeams, setAskedTeams] = useState<ExportScope>(pickedCount > 0 ? "selected" : "shown");
  const teamsToExport = askedTeams === "selected" && pickedCount === 0 ? "shown" : askedTeams;
  const shownCount = rows?.length ?? set.teams.count;
  const choices = [
    ...(pickedCount > 0
      ? [{ value: "selected", label: t("teams.exports.whichSelected", { n: pickedCount }) } as const]
      : []),
    { value: "shown", label: t("teams.exports.whichShown", { n: shownCount }) } as const,
    ...(rows === null
      ? []
      : [{ value: "all", label: t("teams.exports.whichAll", { n: set.teams.count }) } as const]),
  ];
  const save = async (format: ExportFormat) => {
    onClose();
    const chosenRows = { selected: selection && rowsInOrder(selection, rows), shown: rows, all: null }[
      teamsToExport
    ];
    if (!(await saveTeams(attempt, set, chosenRows, format))) toast.error(t("teams.exports.failed"));
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("teams.exports.title")}>
      <div className={classes["which"]}>
        {choices.length > 1 ? (
          <ChoiceList
            label={t("teams.exports.which")}
            choices={choices}
            value={teamsToExport}
            onChange={setAskedTeams}
            inline
          />
        ) : (
          choices[0]?.label
        )}
      </div>
      <div className={classes["list"]}>
        <ShareLinkItem attempt={attempt} onDone={onClose} />
        {formats.map((format) => (
          <button key={format} type="button" className={classes["item"]} onClick={() => void save(format)}>
            <DownloadIcon />
            <span>
              {t(`teams.exports.${format}`)}
              <i>{hints[format]}</i>
            </span>
          </button>
        ))}
        <Link
          className={classes["item"]}
          to={pathTo("shortcutPrintNormal", { match: attempt.match.id, attempt: attempt.attempt.id })}
        >
          <PrintIcon />
          <span>{t("common.shortcutPrint")}</span>
        </Link>
      </div>
    </Sheet>
  );
};
