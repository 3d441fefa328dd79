import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { DraftsTab } from "./drafts/drafts-tab.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { filtersIn, withFilters, type ReportFilters } from "./filters/report-filters.ts";
import { ListTab } from "./list-tab.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";

type ReportsTab = "overview" | "list" | "drafts";

/** /matchreports: what past matches say together, and each of them. Tab, page and filters stand in the address. */
export const MatchReportsPage = () => {
  const [query, setQuery] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const filters = filtersIn(query);
  const writes = usePlanStatus()?.prime_admin === true;
  const askedTab = query.get("tab");
  const tab: ReportsTab = askedTab === "list" || (askedTab === "drafts" && writes) ? askedTab : "overview";
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
          {tab !== "drafts" && (
            <FilterBar
              filters={filters}
              isOpen={isOpen}
              onToggle={() => {
                setIsOpen(!isOpen);
              }}
              onChange={change}
            />
          )}
          <Tabs<ReportsTab>
            id="reports"
            label={t("reports.views")}
            items={[
              { value: "overview", label: t("reports.overview") },
              { value: "list", label: t("reports.matchList") },
              ...(writes ? [{ value: "drafts" as const, label: t("reports.drafts") }] : []),
            ]}
            value={tab}
            onChange={(value) => {
              write("tab", value);
            }}
          />
        </>
      }
    >
      {isOpen && tab !== "drafts" && (
        <FilterPanel
          filters={filters}
          onChange={(changed) => {
            change(changed);
            setIsOpen(false);
          }}
        />
      )}
      <TabPanel id="reports" value={tab}>
        {tab === "drafts" ? (
          <DraftsTab
            page={page}
            onPage={(next) => {
              write("page", String(next));
            }}
          />
        ) : tab === "overview" ? (
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
