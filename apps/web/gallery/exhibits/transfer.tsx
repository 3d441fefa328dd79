import { emptyColumns, maskOf } from "@teamwright/engine/team-set";
import { AppLine, StoreLine } from "#blocks/transfer/app-line.tsx";
import { LinkForm } from "#blocks/transfer/link-form.tsx";
import { SelectedCount } from "#blocks/transfer/selected-count.tsx";
import { SelectionFooter } from "#blocks/transfer/selection-footer.tsx";
import { AppShare } from "#blocks/transfer/several/app-share.tsx";
import type { AppSlots } from "#blocks/transfer/several/use-app-slots.ts";
import { useCounts } from "#blocks/transfer/several/use-counts.ts";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { transferTeamOf } from "#blocks/transfer/transfer-team.ts";
import { useSelection } from "#blocks/transfer/use-selection.ts";
import type { TeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { TeamViews, rosterFrom } from "#blocks/team/team-view.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import { MINUTE } from "@teamwright/domain/durations";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { cricket, playersOf } from "../samples/match.ts";
import { eleven } from "../samples/teams.ts";

const app = (name: string, change: Partial<LinkedApp> = {}): LinkedApp => ({
  id: 1,
  slug: name.toLowerCase(),
  name,
  logo: "",
  limit: 20,
  available: true,
  pace_ms: 0,
  needs_team_names: false,
  link: true,
  mobileNumber: "9800000001",
  authToken: "",
  ...change,
});
const now = Date.now();
const nothing = (): void => undefined;
const nowhere = { link: false, mobileNumber: "" };

const apps = [
  { app: app("Harbour Eleven"), isMapped: true },
  { app: app("Quay"), isMapped: true, teams: 4800, busy: true },
  { app: app("The Championship Fantasy League of Nations", nowhere), isMapped: true },
  { app: app("Mariner"), isMapped: false },
  { app: app("Fell", { ...nowhere, available: false }), isMapped: true },
];

const Lines = () => (
  <ul role="list" className={classes["whole"]}>
    {apps.map((line) => (
      <AppLine key={line.app.slug} busy={false} {...line} onLogin={nothing} onTransfer={nothing} />
    ))}
    <StoreLine onStore={nothing} />
  </ul>
);

const heldTeam = (id: string) => ({ id, players: [], captain: "", viceCaptain: "" });

/** Free places and none, waiting, and each reason why an app takes nothing. */
const slots = (): readonly AppSlots[] => {
  const open = { limit: 20, deadline: now + 42 * MINUTE };
  const teams = Array.from({ length: 20 }, (_, index) => heldTeam(String(index)));
  return [
    { kind: "open", free: 20, heldTeams: { ...open, teams: [] } },
    { kind: "open", free: 0, heldTeams: { ...open, teams } },
    { kind: "loading" },
    { kind: "unlinked" },
    { kind: "unmapped" },
    { kind: "closed" },
    { kind: "failed", retry: nothing },
  ];
};

const Shares = () => {
  const counts = useCounts();
  return (
    <ul role="list" className={classes["whole"]}>
      {slots().map((each, index) => {
        const entry = { app: apps[index % 3]?.app ?? app("Harbour Eleven"), slots: each };
        const namedEntry = { ...entry, app: { ...entry.app, slug: String(index), pace_ms: 1500 * index } };
        return (
          <AppShare
            key={index}
            entry={namedEntry}
            counts={counts}
            share={Math.min(12, counts.of(namedEntry))}
            now={now}
            onLogin={nothing}
          />
        );
      })}
    </ul>
  );
};

const mask = maskOf(eleven);
const columns = {
  ...emptyColumns(0, 2),
  members: Uint32Array.of(...mask, ...mask),
  captain: Uint8Array.of(3, 5),
  viceCaptain: Uint8Array.of(14, 6),
  credits: Uint16Array.of(9950, 9950),
  number: Uint32Array.of(1, 24_871),
};
const views = new TeamViews(columns, rosterFrom(0, playersOf(cricket)));

/** The first has a link, the second none. */
const linking = (isClosed: boolean): TeamLinking => ({
  links: new Map([[linkKeyOf(transferTeamOf(views.at(0))), "https://example.org/team/1"]]),
  isFull: () => true,
  isClosed,
  create: async () => "",
});

const Wall = ({ isClosed = false }: { readonly isClosed?: boolean }) => (
  <div className={classes["whole"]}>
    <TeamWall
      label={cricket.series_name}
      match={cricket}
      views={views}
      selectedRows={null}
      onSelect={nothing}
      linking={linking(isClosed)}
    />
  </div>
);

const Selection = () => {
  const selection = useSelection(columns);
  return (
    <div className={classes["whole"]}>
      <SelectedCount selection={selection} />
      <TeamWall
        label={cricket.series_name}
        match={cricket}
        views={views}
        selectedRows={selection.rows}
        onSelect={selection.toggle}
        linking={null}
      />
      <div className={classes["footer"]}>
        <SelectionFooter
          selection={selection}
          views={views}
          matchId={cricket.id}
          origin={{ kind: "expert", id: "1", path: "/" }}
        />
      </div>
    </div>
  );
};

export const transfer = (): readonly Exhibit[] => [
  { name: "app-line", content: <Lines /> },
  { name: "app-share", content: <Shares /> },
  {
    name: "link-form",
    content: (
      <div className={classes["whole"]}>
        <LinkForm app={app("The Championship Fantasy League of Nations")} onLinked={nothing} />
      </div>
    ),
  },
  { name: "team-wall", content: <Wall /> },
  { name: "team-wall-closed", content: <Wall isClosed /> },
  { name: "team-wall-selection", content: <Selection /> },
];
