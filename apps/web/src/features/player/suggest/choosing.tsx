import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "./suggest.module.css";

/** While the match is played in advance and the teams are chosen. */
export const Choosing = ({ progress }: { readonly progress: number }) => (
  <Card>
    <div className={classes["choosing"]} role="status">
      <p>{t(progress === 0 ? "suggest.playing" : "suggest.choosing")}</p>
      <progress value={progress} max={1} aria-label={t("suggest.choosing")} />
    </div>
  </Card>
);
