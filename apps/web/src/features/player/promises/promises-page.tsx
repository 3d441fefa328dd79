import { useQuery } from "@tanstack/react-query";
import { forecastRecordQuery } from "#data/api/forecast-record.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { FormatRecord } from "./format-record.tsx";
import { NewestMatches } from "./newest-matches.tsx";
import classes from "./promises.module.css";

/** /promises: how many of the forecasts came true, the good ones and the bad ones. */
export const PromisesPage = () => {
  const query = useQuery(forecastRecordQuery);
  const record = query.data;
  return (
    <Page title={t("suggest.promises.title")} onBack={useBack(paths.research)} narrow>
      <p className={classes["lead"]}>{t("suggest.promises.lead")}</p>
      {record === undefined ? (
        <QueryState
          query={query}
          failedTitle={t("suggest.promises.failed")}
          offlineHint={t("suggest.promises.offline")}
          rows={3}
          height={220}
        />
      ) : record.formats.length === 0 ? (
        <EmptyState title={t("suggest.promises.none")} hint={t("suggest.promises.noneHint")} />
      ) : (
        <div className={classes["cards"]}>
          {record.formats.map((format) => (
            <FormatRecord key={`${format.sport} ${format.format} ${format.invented}`} record={format} />
          ))}
          {record.newest.length > 0 && <NewestMatches matches={record.newest} />}
        </div>
      )}
    </Page>
  );
};
