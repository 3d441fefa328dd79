import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { useQuery } from "@tanstack/react-query";
import { Card } from "#ui/card.tsx";
import classes from "./admin-matches.module.css";
import { FilePicker } from "./file-picker.tsx";
import { ImportReportView } from "./import-report.tsx";
import { feedRunsQuery } from "./match-queries.ts";
import { useImport } from "./use-import.ts";

/** Choose files, preview their changes, store them. */
export const ImportPanel = () => {
  const feeds = useQuery(feedRunsQuery(0)).data?.feeds ?? [];
  const importing = useImport();
  const { step } = importing;

  if (step.kind === "choose" || step.kind === "reading")
    return (
      <Card className={classes["form"]}>
        <NativeSelect
          label={t("match-desk.feed")}
          description={t("match-desk.feedHint")}
          value={importing.feed}
          data={feeds.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(event) => {
            importing.setFeed(event.currentTarget.value);
          }}
        />
        <FilePicker busy={step.kind === "reading"} onFiles={(files) => void importing.preview(files)} />
      </Card>
    );
  return (
    <ImportReportView
      report={step.report}
      isStored={step.kind === "stored"}
      busy={importing.busy}
      onStore={() => void importing.store()}
      onAgain={importing.restart}
    />
  );
};
