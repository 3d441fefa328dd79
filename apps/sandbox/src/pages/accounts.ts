import { findApp, playedApps } from "../apps.ts";
import { Problem } from "../problem.ts";
import type { Sandbox } from "../sandbox.ts";
import type { StoredTeam } from "../state.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { appName, layout, timeText } from "./layout.ts";
import { teamView } from "./team.ts";

/** Every number that has a session or a team, by app. */
export function accountsPage({ state, now }: Sandbox): string {
  const sections = playedApps.map((app) => {
    const live = state.sessions.filter((one) => one.app === app.slug && one.expiresAt > now());
    const teams = state.teams.filter((one) => one.app === app.slug);
    const mobiles = [...new Set([...live, ...teams].map((one) => one.mobile))].toSorted();
    const rows = mobiles.map((mobile) => {
      const count = teams.filter((one) => one.mobile === mobile).length;
      const isLinked = live.some((one) => one.mobile === mobile);
      return html`<tr>
        <td><a href="/${app.slug}/accounts/${mobile}">${mobile}</a></td>
        <td>${isLinked ? "Linked" : "Not linked"}</td>
        <td>${count}</td>
      </tr>`;
    });
    return html`<h2>${appName(app)}</h2>
      <div class="card">
        ${
          rows.length === 0
            ? html`<p class="soft">No account yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Number</th>
                    <th scope="col">State</th>
                    <th scope="col">Teams</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>`
        }
      </div>`;
  });
  return layout({ title: "Accounts", body: html`${sections}` });
}

/** All teams of one number in one app, by match. */
export function accountPage(sandbox: Sandbox, slug: string, mobile: string): string {
  const app = findApp(slug);
  if (app === undefined) throw new Problem("app_not_found", "There is no such app.");
  const teams = sandbox.state.teams.filter((one) => one.app === slug && one.mobile === mobile);
  const matchIds = [...new Set(teams.map((team) => team.matchId))];
  const sections = matchIds.map((id) => {
    const match = sandbox.matchesOf(app).find((one) => one.id === id);
    if (match === undefined) return null;
    const appTeams = teams.filter((team) => team.matchId === id).toSorted((a, b) => a.number - b.number);
    return html`<h2>${match.left.name} vs ${match.right.name}</h2>
      <p class="soft">
        ${appTeams.length} of ${app.limit} teams · deadline ${timeText(Date.parse(match.startTime))}
      </p>
      <div class="cards">${appTeams.map((team) => teamCard(team, teamView(match, team)))}</div>`;
  });
  const body = html`<p>${appName(app)}</p>
    ${teams.length === 0 ? html`<p class="soft">This account holds no team.</p>` : sections}`;
  return layout({ title: `Teams of ${mobile}`, body });
}

const teamCard = ({ number, edits, id }: StoredTeam, view: Html): Html =>
  html`<section class="card" data-team="${id}">
    <strong>Team ${number}</strong
    >${edits === 0 ? null : html` <span class="soft">edited ${edits}×</span>`}${view}
  </section>`;

/** The page that a team's link opens. */
export function linkPage(sandbox: Sandbox, slug: string, id: string): string {
  const app = findApp(slug);
  const link = sandbox.state.links.find((one) => one.app === slug && one.id === id);
  if (app === undefined || link === undefined) throw new Problem("team_not_found", "There is no such team.");
  const match = sandbox.matchOf(app, link.matchId);
  const body = html`<p>${appName(app)}</p>
    <div class="card">${teamView(match, link)}</div>`;
  return layout({ title: `${match.left.name} vs ${match.right.name}`, body });
}
