import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { AttentionList } from "./attention-list.tsx";
import { attentionQuery } from "./attention-queries.ts";
import { FeedRuns } from "./feed-runs.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { MatchList } from "./match-list.tsx";
import { SourcesPanel } from "./sources-panel.tsx";

const tabs = ["matches", "attention", "import", "runs", "sources"] as const;
type MatchDeskTab = (typeof tabs)[number];

const isTab = (value: string): value is MatchDeskTab => tabs.some((tab) => tab === value);

/** Matches, imports, the feeds' runs and the sources. The tab is in the address, so that Back restores it. */
export const MatchDeskPage = () => {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const namedTab = hash.slice(1);
  const tab: MatchDeskTab = isTab(namedTab) ? namedTab : "matches";
  const waiting = useQuery({ ...attentionQuery(0), refetchInterval: 30_000 }).data?.data.length ?? 0;
  const choose = (next: MatchDeskTab) => {
    void navigate({ hash: next }, { replace: true });
  };
  return (
    <Page
      title={t("shell.title.matchDesk")}
      onBack={useBackTo(paths.adminDecisionPanel)}
      subheader={
        <Tabs
          id="desk"
          label={t("match-desk.sections")}
          value={tab}
          onChange={choose}
          items={tabs.map((value) => ({
            value,
            label: t(`match-desk.${value}`),
            ...(value === "attention" && waiting > 0 ? { count: waiting } : {}),
          }))}
        />
      }
    >
      <TabPanel id="desk" value={tab}>
        {tab === "matches" && (
          <MatchList
            onImport={() => {
              choose("import");
            }}
          />
        )}
        {tab === "attention" && <AttentionList />}
        {tab === "import" && <ImportPanel />}
        {tab === "runs" && <FeedRuns />}
        {tab === "sources" && <SourcesPanel />}
      </TabPanel>
    </Page>
  );
};
