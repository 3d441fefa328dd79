import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../i18n/translate.ts";
import { Page } from "../../../ui/page.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { filtersIn, withFilters, type ReportFilters } from "./filters/report-filters.ts";
import { ListTab } from "./list-tab.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";

type Tab = "overview" | "list";

/** /matchreports: what past matches say together, and each of them. Tab, page and filters stand in the address. */
export const MatchReportsPage = () => {
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const filters = filtersIn(query);
  const tab: Tab = query.get("tab") === "list" ? "list" : "overview";
  const page = Math.max(0, Math.floor(Number(query.get("page") ?? 0)) || 0);

  const write = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    if (name === "tab") next.delete("page");
    setQuery(next);
  };
  const change = (changed: ReportFilters) => {
    setQuery(withFilters(query, changed));
  };

  return (
    <Page
      title={t("shell.title.matchReports")}
      menu
      subheader={
        <>
          <FilterBar
            filters={filters}
            opened={opened}
            onToggle={() => {
              setOpened(!opened);
            }}
            onChange={change}
          />
          <Tabs<Tab>
            id="reports"
            label={t("reports.views")}
            items={[
              { value: "overview", label: t("reports.overview") },
              { value: "list", label: t("reports.matchList") },
            ]}
            value={tab}
            onChange={(value) => {
              write("tab", value);
            }}
          />
        </>
      }
    >
      {opened && (
        <FilterPanel
          filters={filters}
          onChange={(changed) => {
            change(changed);
            setOpened(false);
          }}
        />
      )}
      <TabPanel id="reports" value={tab}>
        {tab === "overview" ? (
          <OverviewTab
            filters={filters}
            onClear={() => {
              change({});
            }}
          />
        ) : (
          <ListTab
            filters={filters}
            page={page}
            onPage={(next) => {
              write("page", String(next));
            }}
            onClear={() => {
              change({});
            }}
          />
        )}
      </TabPanel>
    </Page>
  );
};
