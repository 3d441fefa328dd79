import { t } from "#i18n/translate.ts";
import { isSportSlug, type SportSlug, sportSlugs } from "@teamwright/domain/sports";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { ConnectionChip } from "#blocks/connection-chip.tsx";
import { useAccountStore } from "#data/api/account.ts";
import { useOnline } from "#data/api/connection.ts";
import { matchesQuery } from "#data/api/matches.ts";
import { useOfflineReady } from "#lib/offline-ready.ts";
import { paths } from "#lib/paths.ts";
import { BookmarkIcon } from "#ui/icon.tsx";
import { Mark } from "#ui/mark.tsx";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { Bell } from "./bell.tsx";
import { changeSport } from "./change-sport.ts";
import classes from "./home-page.module.css";
import { MatchList } from "./match-list.tsx";
import { NextMatch } from "./next-match.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Promotions } from "./promotions.tsx";
import { useSavedMarks } from "./save-match.tsx";

/** The chosen sport is part of the address, so that Back and a shared link restore it. */
const useSport = (): [SportSlug, (sport: SportSlug) => void] => {
  const [query, setQuery] = useSearchParams();
  const sportName = query.get("sport") ?? "";
  const choose = (sport: SportSlug): void => {
    setQuery(sport === "cricket" ? {} : { sport }, { replace: true });
  };
  return [isSportSlug(sportName) ? sportName : "cricket", choose];
};

/** Home: the matches of a sport by time, with their badges. */
export const HomePage = () => {
  const [sport, chooseSport] = useSport();
  const online = useOnline();
  const offlineReady = useOfflineReady();
  const signedIn = useAccountStore(({ account }) => account !== null);
  const dataTime = useQuery(matchesQuery(sport)).data?.time ?? null;

  useSavedMarks();

  return (
    <Page
      title={t("shell.productName")}
      mark={<Mark size={28} />}
      menu
      actions={
        <>
          <ConnectionChip online={online} dataTime={dataTime} offlineReady={offlineReady} />
          {signedIn && <Bell />}
          <Link to={paths.savedMatches} className={classes["saved"] ?? ""}>
            <BookmarkIcon />
            <span className={classes["savedWords"]}>{t("shell.savedMatches")}</span>
          </Link>
        </>
      }
      subheader={
        <Tabs
          id="sport"
          label={t("shell.sports")}
          look="pill"
          value={sport}
          onChange={(next) => {
            chooseSport(next);
            void changeSport(next);
          }}
          items={sportSlugs.map((value) => ({ value, label: t(`shell.sport.${value}`) }))}
        />
      }
    >
      <TabPanel id="sport" value={sport}>
        <div className={classes["columns"]}>
          <NextMatch key={`next-${sport}`} sport={sport} />
          <div className={classes["promotions"]}>
            <PartBoundary>
              <Promotions />
            </PartBoundary>
          </div>
          <MatchList key={sport} sport={sport} />
        </div>
      </TabPanel>
    </Page>
  );
};
