import { useText } from "../../i18n/text.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import classes from "./flow-page.module.css";
import { FlowTitle } from "./flow-title.tsx";

/** What stands in a step's place until its match is there: the title at once, shapes for the rest. */
export const FlowWaiting = ({ title }: { readonly title: string }) => {
  const { shell } = useText();
  return (
    <Page title={title} header={<div className={classes["waiting"]} />}>
      <FlowTitle title={title} />
      <SkeletonList label={shell.loading} rows={9} height={60} />
    </Page>
  );
};
