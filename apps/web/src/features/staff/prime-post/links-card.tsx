import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import classes from "./prime-post.module.css";
import type { useLinkRun } from "./use-link-run.ts";

interface LinksCardProps {
  readonly run: ReturnType<typeof useLinkRun>;
  readonly teams: number;
}

/** Makes the links of all teams of the attempt: how many there are, and a way to start and to cancel. */
export const LinksCard = ({ run, teams }: LinksCardProps) => {
  const { ready, running, made, start, cancel } = run;
  const label = t("staff.primePost.links");
  return (
    <Card heading={label}>
      <div className={classes["links"]}>
        <p role="status">{t("staff.primePost.linksOf", { made, teams })}</p>
        {running ? (
          <CancelButton onClick={cancel} />
        ) : (
          <Button variant="soft" disabled={!ready || made === teams} onClick={start}>
            {t("staff.primePost.generateLinks")}
          </Button>
        )}
      </div>
      {running && <progress className={classes["progress"]} aria-label={label} value={made} max={teams} />}
      <p className={classes["hint"]}>
        {t(ready ? "staff.primePost.linksHint" : "staff.primePost.linksNotConnected")}
      </p>
    </Card>
  );
};
