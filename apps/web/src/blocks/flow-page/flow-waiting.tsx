import { t } from "#i18n/translate.ts";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import classes from "./flow-page.module.css";
import { FlowTitle } from "./flow-title.tsx";

/** Shown until a step's match has loaded: the title at once, skeletons for the rest. */
export const FlowWaiting = ({ title }: { readonly title: string }) => {
  return (
    <Page title={title} header={<div className={classes["waiting"]} />}>
      <FlowTitle title={title} />
      <SkeletonList label={t("shell.loading")} rows={9} height={60} />
    </Page>
  );
};
