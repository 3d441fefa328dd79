import { useState } from "react";
import { useStaffText } from "../../i18n/staff-text.ts";
import classes from "./admin-promotions.module.css";

type BannerPreviewProps = { readonly src: string; readonly label: string };

/** The banner as home shows it, or what keeps it from showing. */
export const BannerPreview = ({ src, label }: BannerPreviewProps) => {
  const { promotions: words } = useStaffText();
  const [failed, setFailed] = useState("");
  if (src === "" || failed === src)
    return (
      <span className={classes["noBanner"]}>{src === "" ? words.previewMissing : words.previewFailed}</span>
    );
  return (
    <img
      className={classes["banner"]}
      src={src}
      alt={label}
      onError={() => {
        setFailed(src);
      }}
    />
  );
};
