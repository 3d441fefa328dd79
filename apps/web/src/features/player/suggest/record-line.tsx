import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { forecastRecordQuery } from "#data/api/forecast-record.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import classes from "./suggest.module.css";

/** How many earlier promises of suggested teams came true; nothing before the first was measured. */
export const RecordLine = () => {
  const { data } = useQuery(forecastRecordQuery);
  const kinds = (data?.formats ?? []).flatMap((format) => format.kinds);
  const sets = kinds.filter(({ kind }) => kind === "set_top_1");
  const n = sets.reduce((sum, set) => sum + set.n, 0);
  const mean = (of: "promised" | "real"): number =>
    Math.round((100 * sets.reduce((sum, set) => sum + set.n * set[of], 0)) / n);
  return (
    <p className={classes["words"]}>
      {n > 0 && <>{t("suggest.record", { n, promised: mean("promised"), real: mean("real") })} </>}
      {t("suggest.onlyAChance")} <Link to={paths.promises}>{t("suggest.seeAll")}</Link>
    </p>
  );
};
