import type { ForecastRecord } from "@teamwright/contract";
import { t } from "../../../i18n/translate.ts";
import { matchDayText } from "../../../blocks/match-day-text.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import classes from "./promises.module.css";

type Match = ForecastRecord["newest"][number];

/** The matches that were measured last: what was promised of each, and what came. */
export const NewestMatches = ({ matches }: { readonly matches: readonly Match[] }) => (
  <Card heading={t("suggest.promises.newest")}>
    <ul role="list" className={classes["matches"]}>
      {matches.map((match) => (
        <li key={match.matchId}>
          <p>
            <b>{match.name}</b> <span>{matchDayText(Date.parse(match.matchTime), serverNow())}</span>
            {match.corrected && <Chip>{t("suggest.promises.corrected")}</Chip>}
            {match.invented && <Chip tone="warn">{t("suggest.promises.invented")}</Chip>}
          </p>
          {match.kinds.map(({ kind, n, promised, real }) => (
            <p key={kind} className={classes["kindOfMatch"]}>
              {t(`suggest.promises.kind.${kind}`)}:{" "}
              {t("suggest.promises.promisedAndReal", {
                promised: Math.round(100 * promised),
                real: Math.round(100 * real),
                n,
              })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  </Card>
);
