import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import { bookedUsersQuery, primeUsersQuery } from "#data/api/prime.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { LinksCard } from "./links-card.tsx";
import { PostedDelivery } from "./posted-delivery.tsx";
import { PostedFooter } from "./posted-footer.tsx";
import { useLinkRun } from "./use-link-run.ts";
import { VersionForm } from "./version-form.tsx";
import type { BookedUser } from "./wanted.ts";

type Version = "new" | "old";
const TABS = "prime-version";

interface PrimePostProps {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}

/** The attempt's teams for prime users: by their bookings, or so many for each of them. */
export const PrimePost = ({ openedAttempt, onBack }: PrimePostProps) => {
  const { match, attempt } = openedAttempt;
  useSideColors(match.left_image, match.right_image);
  const [version, setVersion] = useState<Version>("new");
  const bookings = useQuery(bookedUsersQuery(match.id));
  const users = useQuery({ ...primeUsersQuery, enabled: version === "old" });
  const run = useLinkRun(openedAttempt);
  const shownUsers = version === "new" ? bookings : users;
  const postedTeams = bookings.data?.postedTeams ?? null;
  const candidates: readonly BookedUser[] =
    version === "new"
      ? (bookings.data?.primeUserData ?? []).map(({ phoneNumber, name, bookedTeams, activePlan }) => ({
          phone: phoneNumber,
          name,
          bookedCount: bookedTeams,
          active: activePlan,
        }))
      : (users.data ?? []).map((phone) => ({ phone, name: "", bookedCount: 0, active: true }));
  return (
    <Page
      title={t("shell.title.postPrime")}
      onBack={onBack}
      subheader={
        postedTeams === null && (
          <Tabs
            id={TABS}
            label={t("shell.title.postPrime")}
            value={version}
            onChange={setVersion}
            items={[
              { value: "new", label: t("staff.primePost.newVersion") },
              { value: "old", label: t("staff.primePost.oldVersion") },
            ]}
          />
        )
      }
      footer={postedTeams !== null && <PostedFooter openedAttempt={openedAttempt} />}
    >
      <SideLegend sides={{ left: match.left_name, right: match.right_name }}>
        {attemptName(attempt)}
      </SideLegend>
      {bookings.data && postedTeams !== null ? (
        <PostedDelivery match={match} booking={bookings.data} />
      ) : (
        <TabPanel id={TABS} value={version}>
          {shownUsers.data !== undefined ? (
            <>
              <LinksCard run={run} teams={openedAttempt.teams.teams.count} />
              <VersionForm
                key={version}
                openedAttempt={openedAttempt}
                version={version}
                candidates={candidates}
                links={run.links}
              />
            </>
          ) : (
            <QueryState query={shownUsers} failedTitle={t("staff.booking.loadFailed")} rows={4} height={72} />
          )}
        </TabPanel>
      )}
    </Page>
  );
};
