import { useLocation, useNavigate } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { FeedRuns } from "./feed-runs.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { MatchList } from "./match-list.tsx";

const tabs = ["matches", "import", "runs"] as const;
type Tab = (typeof tabs)[number];

const isTab = (value: string): value is Tab => tabs.some((tab) => tab === value);

/** Matches, imports and what the feeds did. The tab is in the address, so that back returns to it. */
export const MatchDeskPage = () => {
  const { matchDesk: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const named = hash.slice(1);
  const tab: Tab = isTab(named) ? named : "matches";
  const choose = (next: Tab) => {
    void navigate({ hash: next }, { replace: true });
  };
  return (
    <Page
      title={words.title}
      back={{ label: shell.back, onBack: () => void navigate(paths.adminDecisionPanel) }}
      subheader={
        <Tabs
          id="desk"
          label={words.sections}
          value={tab}
          onChange={choose}
          items={tabs.map((value) => ({ value, label: words[value] }))}
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
        {tab === "import" && <ImportPanel />}
        {tab === "runs" && <FeedRuns />}
      </TabPanel>
    </Page>
  );
};
