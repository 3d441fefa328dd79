import type { AuthoredPrediction } from "#data/api/predictions.ts";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { Picture } from "#ui/picture.tsx";
import classes from "./predictions.module.css";

/** Who posted a prediction, when, and how many have read it. */
export const AuthorLine = ({ prediction, author }: AuthoredPrediction) => {
  const name = author?.name === undefined || author.name === "" ? t("predictions.anExpert") : author.name;
  return (
    <span className={classes["author"]}>
      <Picture src={author?.avatar ?? ""} name={name} size={40} />
      <span className={classes["who"]}>
        <b className={classes["name"]}>{name}</b>
        <span className={classes["meta"]}>
          {formatInstant(prediction.createdAt)} · {t("predictions.views", { n: prediction.numberOfViews })}
        </span>
      </span>
    </span>
  );
};
