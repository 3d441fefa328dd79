import { useLocation, useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { FailedJobs } from "./failed-jobs.tsx";
import { UndeliveredWebhooks } from "./undelivered-webhooks.tsx";

const tabs = ["jobs", "webhooks"] as const;
type FailuresTab = (typeof tabs)[number];

/** What failed in the background. The tab is in the address, so that the figures of the first page lead to theirs. */
export const FailuresPage = () => {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const tab: FailuresTab = hash === "#webhooks" ? "webhooks" : "jobs";
  return (
    <Page
      title={t("shell.title.failures")}
      onBack={useBackTo(paths.adminDecisionPanel)}
      subheader={
        <Tabs
          id="failures"
          label={t("failures.sections")}
          value={tab}
          onChange={(next) => void navigate({ hash: next }, { replace: true })}
          items={tabs.map((value) => ({ value, label: t(`failures.${value}`) }))}
        />
      }
    >
      <TabPanel id="failures" value={tab}>
        {tab === "jobs" ? <FailedJobs /> : <UndeliveredWebhooks />}
      </TabPanel>
    </Page>
  );
};
