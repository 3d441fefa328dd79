import { t } from "#i18n/translate.ts";
import type { Promotion } from "@teamwright/contract";
import { useState } from "react";
import { Link } from "react-router";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import classes from "./admin-promotions.module.css";
import { BannerPreview } from "./banner-preview.tsx";

type PromotionTab = "active" | "inactive";

const PromotionCard = ({ promotion }: { readonly promotion: Promotion }) => {
  return (
    <Link to={pathTo("promotionEdit", { id: promotion._id })} className={classes["item"]}>
      <BannerPreview src={promotion.imageUrl} label={promotion.label} />
      <span className={classes["itemHead"]}>
        <strong>{promotion.label}</strong>
        <Chip>{t("staff.promotions.order", { n: promotion.order })}</Chip>
        <Chip>{promotion.urlType === 0 ? t("staff.external") : t("staff.internal")}</Chip>
      </span>
      <span className={classes["address"]}>
        {t("staff.promotions.opens", { address: promotion.notificationUrl })}
      </span>
    </Link>
  );
};

/** Tabs Active and InActive; a card opens its promotion. */
export const PromotionList = ({ promotions }: { readonly promotions: readonly Promotion[] }) => {
  const [tab, setTab] = useState<PromotionTab>("active");
  const active = promotions.filter((promotion) => promotion.active);
  const inactive = promotions.filter((promotion) => !promotion.active);
  const shownPromotions = tab === "active" ? active : inactive;
  return (
    <>
      <Tabs
        id="promotions"
        label={t("staff.promotions.tabs")}
        value={tab}
        onChange={setTab}
        items={[
          { value: "active", label: t("staff.active"), count: active.length },
          { value: "inactive", label: t("staff.inactive"), count: inactive.length },
        ]}
      />
      <TabPanel id="promotions" value={tab}>
        {shownPromotions.length === 0 ? (
          <EmptyState
            title={tab === "active" ? t("staff.promotions.noActive") : t("staff.promotions.noInactive")}
            hint={t("staff.promotions.emptyHint")}
          />
        ) : (
          <ul role="list" className={classes["items"]}>
            {shownPromotions.map((promotion) => (
              <li key={promotion._id}>
                <PromotionCard promotion={promotion} />
              </li>
            ))}
          </ul>
        )}
      </TabPanel>
    </>
  );
};
