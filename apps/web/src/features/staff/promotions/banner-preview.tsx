import { t } from "#i18n/translate.ts";
import { useState } from "react";
import classes from "./admin-promotions.module.css";

type BannerPreviewProps = { readonly src: string; readonly label: string };

/** The banner as home shows it, or why it is not shown. */
export const BannerPreview = ({ src, label }: BannerPreviewProps) => {
  const [failedUrl, setFailedUrl] = useState("");
  if (src === "" || failedUrl === src)
    return (
      <span className={classes["noBanner"]}>
        {src === "" ? t("staff.promotions.previewMissing") : t("staff.promotions.previewFailed")}
      </span>
    );
  return (
    <img
      className={classes["banner"]}
      src={src}
      alt={label}
      onError={() => {
        setFailedUrl(src);
      }}
    />
  );
};
