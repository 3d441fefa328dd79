import { currentLanguage, t } from "#i18n/translate.ts";
import type { Promotion } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { promotionsQuery } from "#data/api/promotions.ts";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Carousel } from "#ui/carousel.tsx";
import classes from "./promotions.module.css";

/** Source: document 000, section 9. */
const ADVANCE_EVERY = 6000;
const EXTERNAL = 0;

const Banner = ({ label, labelHi, labelTe, imageUrl }: Promotion) => {
  const [hasFailed, setHasFailed] = useState(false);
  const translation = { en: undefined, hi: labelHi, te: labelTe }[currentLanguage()];
  return (
    <span className={classes["banner"]}>
      {hasFailed || translation !== undefined ? (
        <span className={classes["words"]}>{translation ?? label}</span>
      ) : (
        <img
          className={classes["image"]}
          src={imageUrl}
          alt={label}
          decoding="async"
          onError={() => {
            setHasFailed(true);
          }}
        />
      )}
    </span>
  );
};

const Slide = (promotion: Promotion) =>
  promotion.urlType === EXTERNAL ? (
    <a className={classes["link"]} href={promotion.notificationUrl} target="_blank" rel="noopener noreferrer">
      <Banner {...promotion} />
    </a>
  ) : (
    <Link className={classes["link"] ?? ""} to={promotion.notificationUrl}>
      <Banner {...promotion} />
    </Link>
  );

/** The promotions above the matches; nothing when there are none. */
export const Promotions = () => {
  const { data, isPending } = useQuery(promotionsQuery);
  // Space for one banner while they load, so that the matches below do not move.
  if (isPending) return <div className={classes["waiting"]} />;
  if (!data || data.value.length === 0) return null;
  return (
    <Carousel
      label={t("home.promotions")}
      interval={ADVANCE_EVERY}
      slides={data.value.map((promotion) => ({
        key: promotion._id,
        content: (
          <PartBoundary>
            <Slide {...promotion} />
          </PartBoundary>
        ),
      }))}
      slideLabel={(number, total) => t("home.promotion", { number, total })}
      pauseLabel={t("home.pausePromotions")}
      playLabel={t("home.playPromotions")}
    />
  );
};
