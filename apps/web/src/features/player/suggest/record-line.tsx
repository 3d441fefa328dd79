import { useQuery } from "@tanstack/react-query";
import { sportBySlug } from "@teamwright/domain/sports";
import { isPointsForecast } from "@teamwright/forecast/match";
import { Link } from "react-router";
import { forecastRecordQuery } from "#data/api/forecast-record.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import type { MatchToPlay } from "#workers/forecast/forecast-calls.ts";
import classes from "./suggest.module.css";

/** Of promises by the same kind of forecast: T20 cricket has a model of its own. */
const T20 = "T20";

/** How many earlier promises of suggested teams of the sport came true; nothing before the first was measured. */
export const RecordLine = ({ match: { match, forecast } }: { readonly match: MatchToPlay }) => {
  const { data } = useQuery(forecastRecordQuery);
  const isByBalls = !isPointsForecast(forecast);
  const formats = (data?.formats ?? []).filter(
    ({ sport, format }) => sportBySlug(sport)?.index === match.sport && (format === T20) === isByBalls,
  );
  const sets = formats.flatMap(({ kinds }) => kinds).filter(({ kind }) => kind === "set_top_1");
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
