import type { Promotion } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import classes from "./admin-promotions.module.css";
import { BannerPreview } from "./banner-preview.tsx";

type Tab = "active" | "inactive";

const PromotionCard = ({ promotion }: { readonly promotion: Promotion }) => {
  const { promotions: words } = useStaffText();
  return (
    <Link to={pathTo("promotionEdit", { id: promotion._id })} className={classes["item"]}>
      <BannerPreview src={promotion.imageUrl} label={promotion.label} />
      <span className={classes["itemHead"]}>
        <strong>{promotion.label}</strong>
        <Chip>{words.order(promotion.order)}</Chip>
        <Chip>{promotion.urlType === 0 ? messages.promotion.external : messages.promotion.internal}</Chip>
      </span>
      <span className={classes["address"]}>{words.opens(promotion.notificationUrl)}</span>
    </Link>
  );
};

/** Tabs Active and InActive; a card opens its promotion. */
export const PromotionList = ({ promotions }: { readonly promotions: readonly Promotion[] }) => {
  const { promotions: words } = useStaffText();
  const [tab, setTab] = useState<Tab>("active");
  const active = promotions.filter((promotion) => promotion.active);
  const inactive = promotions.filter((promotion) => !promotion.active);
  const shown = tab === "active" ? active : inactive;
  return (
    <>
      <Tabs
        id="promotions"
        label={words.tabs}
        value={tab}
        onChange={setTab}
        items={[
          { value: "active", label: messages.generic.active, count: active.length },
          { value: "inactive", label: messages.generic.inactive, count: inactive.length },
        ]}
      />
      <TabPanel id="promotions" value={tab}>
        {shown.length === 0 ? (
          <EmptyState title={tab === "active" ? words.noActive : words.noInactive} hint={words.emptyHint} />
        ) : (
          <ul role="list" className={classes["items"]}>
            {shown.map((promotion) => (
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
