import type { Disruption, MatchDetail } from "@teamwright/domain";
import { HOUR } from "@teamwright/domain/durations";
import { ConnectionChip } from "#blocks/connection-chip.tsx";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { Explain } from "#blocks/explain/explain.tsx";
import { ExplainedHeading } from "#blocks/explain/explained-heading.tsx";
import { noMarks } from "#blocks/match-card/badges.ts";
import { FantasyApps } from "#blocks/match-card/fantasy-apps.tsx";
import { MatchCard } from "#blocks/match-card/match-card.tsx";
import { MatchHeader } from "#blocks/match-header/match-header.tsx";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { StatusBadges } from "#blocks/stored-match/status-badges.tsx";
import { StoredMatchCard } from "#blocks/stored-match/stored-match-card.tsx";
import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { BookmarkIcon } from "#ui/icon.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { cricket, listedMatch } from "../samples/match.ts";

const nothing = (): void => undefined;
const disruptions: readonly Disruption[] = ["postponed", "abandoned", "cancelled"];
const LONG_NAME = "North Harbour and District Steamboat Rovers";

const apps = ["Lantern Eleven", "Pavilion", "Tallyboard", "Sixer"].map((name) => ({
  slug: name,
  name,
  logo: "",
}));
const Apps = () => <FantasyApps match={cricket} apps={apps} />;

const Save = () => (
  <ActionIcon aria-label={t("home.save", { left: cricket.left_team_name, right: cricket.right_team_name })}>
    <BookmarkIcon />
  </ActionIcon>
);

const Card = ({ match = listedMatch(5), ...props }: Partial<Parameters<typeof MatchCard>[0]>) => (
  <div className={classes["whole"]}>
    <MatchCard match={match} marks={noMarks} to="/" {...props} />
  </div>
);

const Header = ({
  change = {},
  online = true,
}: {
  readonly change?: Partial<MatchDetail>;
  readonly online?: boolean;
}) => (
  <div className={classes["whole"]}>
    <MatchHeader
      match={{ ...cricket, ...change }}
      onBack={nothing}
      online={online}
      loadedAt={Date.parse(cricket.match_time) - 8 * HOUR}
    />
  </div>
);

const startTime = listedMatch(-2).match_time;

const Stored = ({ status, points = false, disruption }: Partial<Parameters<typeof StatusBadges>[0]>) => (
  <div className={classes["whole"]}>
    <StoredMatchCard
      match={{
        ...cricket,
        left_name: cricket.left_team_name,
        right_name: cricket.right_team_name,
        left_image: cricket.left_team_image,
        right_image: cricket.right_team_image,
      }}
      to="/"
      when={`${t("shell.today")}, 19:30`}
      summary={t("my-matches.summary", { attempts: 3, teams: 25_000 })}
      badges={<StatusBadges status={status ?? 0} points={points} disruption={disruption} />}
    />
  </div>
);

export const matches = (): readonly Exhibit[] => [
  {
    name: "match-card",
    content: (
      <>
        <Card corner={<Save />} apps={<Apps />} />
        <Card
          match={listedMatch(0.4, { lineup_out: true, automatic: true })}
          marks={{ ...noMarks, expert: true, prime: true, group: true, isMapped: true }}
          corner={<Save />}
          apps={<Apps />}
        />
        <Card
          match={listedMatch(50, { left_team_name: LONG_NAME, series_name: LONG_NAME, lineup_out: true })}
        />
      </>
    ),
  },
  {
    name: "match-card-over",
    content: (
      <>
        <Card match={listedMatch(-2)} />
        {disruptions.map((disruption) => (
          <Card key={disruption} match={listedMatch(-2, { disruption })} />
        ))}
      </>
    ),
  },
  {
    name: "match-card-lead",
    content: <Card action={t("home.makeTeams")} corner={<Save />} apps={<Apps />} />,
  },
  {
    name: "match-header",
    content: (
      <>
        <Header />
        <Header change={{ lineup_status: 1, left_team_name: LONG_NAME }} online={false} />
        <Header change={{ match_time: startTime }} />
        {disruptions.map((disruption) => (
          <Header key={disruption} change={{ match_time: startTime, disruption }} />
        ))}
      </>
    ),
  },
  {
    name: "stored-match-card",
    content: (
      <>
        <Stored status={0} />
        <Stored status={1} points />
        <Stored status={2} points />
        <Stored disruption="postponed" />
      </>
    ),
  },
  {
    name: "disruption-notice",
    content: disruptions.map((disruption) => (
      <div key={disruption} className={classes["whole"]}>
        <DisruptionNotice disruption={disruption} />
      </div>
    )),
  },
  {
    name: "connection-chip",
    content: (
      <>
        <ConnectionChip online={false} dataTime={null} />
        <ConnectionChip online dataTime={null} offlineReady />
      </>
    ),
  },
  {
    name: "explain",
    content: (
      <>
        <ExplainedHeading
          term="exposure"
          name={t("strategy.exposureWord")}
          heading={t("strategy.exposureHeading")}
        />
        <Explain
          term="grand"
          name={t("strategy.grand")}
          also={[{ term: "smart", name: t("strategy.smart") }]}
        />
      </>
    ),
  },
  { name: "nothing-here", content: <NothingHere /> },
];
