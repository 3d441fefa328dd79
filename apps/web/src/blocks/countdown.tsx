import { t } from "#i18n/translate.ts";
import { countdown } from "#lib/countdown.ts";
import { countdownUnits } from "./countdown-units.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import classes from "./countdown.module.css";

const SOON = 3_600_000;

/** The time left by the server's clock, "Expired" after it; red in the last hour. One timer serves the whole page. */
export const Countdown = ({ time }: { readonly time: string }) => {
  const now = useServerSeconds() * 1000;
  const end = Date.parse(time);
  const left = countdown(end, now, countdownUnits());
  if (left === null) return <span className={classes["expired"]}>{t("shell.expired")}</span>;
  return (
    <span className={end - now < SOON ? classes["soon"] : classes["left"]} role="timer">
      {left}
    </span>
  );
};
