import { Button } from "#ui/button.tsx";
import { useState } from "react";
import type { ReactNode } from "react";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import type { MatchDetail } from "@teamwright/domain";
import { hiddenPhone } from "#blocks/transfer/hidden-phone.ts";
import { isMapped } from "#blocks/transfer/is-mapped.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { BookIcon } from "#ui/icon.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { RemoveMapping } from "./remove-mapping.tsx";
import classes from "./mapper-desk.module.css";

/** Source: document 001, section 9: the default preference. */
const PREFERRED = "my11circle";

interface AppStepProps {
  readonly match: MatchDetail;
  readonly apps: readonly LinkedApp[];
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
  readonly onChoose: (app: LinkedApp) => void;
}

/** Which app; My11Circle unless another is chosen. */
export const AppStep = ({ match, apps, frame, onChoose }: AppStepProps) => {
  const [slug, setSlug] = useState(PREFERRED);
  const chosenApp = apps.find((app) => app.slug === slug) ?? apps[0];
  if (chosenApp === undefined)
    return frame(<SkeletonList label={t("transfer.loadingApps")} rows={4} height={56} />);
  return frame(
    <div className={classes["stack"]}>
      <ChoiceList
        label={t("mapper-desk.chooseApp")}
        labelShown
        choices={apps.map(({ slug: value, name, link, mobileNumber }) => ({
          value,
          label: name,
          detail: link
            ? t("mapper-desk.appLinked", { phone: hiddenPhone(mobileNumber) })
            : t("transfer.notLinked"),
        }))}
        value={chosenApp.slug}
        onChange={setSlug}
      />
      {isMapped(match, chosenApp.slug) && <RemoveMapping matchId={match.id} app={chosenApp} />}
      <HubCards>
        <HubCard
          to={pathTo("mapper", { id: match.id })}
          title={t("mapper-desk.dream11Source")}
          hint={t("mapper-desk.dream11SourceHint")}
          icon={BookIcon}
        />
      </HubCards>
    </div>,
    <Button onClick={() => onChoose(chosenApp)}>{t("mapper-desk.continue")}</Button>,
  );
};
