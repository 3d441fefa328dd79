import { findApp, partnerKeyOf, playedApps } from "../apps.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Message } from "../state.ts";
import { html } from "./html.ts";
import { appName, layout, timeText } from "./layout.ts";

const SHOWN = 50;

/** The codes sent to the phones of all numbers, newest first. */
export function inboxPage({ state, now }: Sandbox): string {
  const messages = state.messages.slice(-SHOWN).toReversed();
  const stateOf = (message: Message): string => {
    if (message.used) return "used or replaced";
    return message.expiresAt > now() ? `valid until ${timeText(message.expiresAt)}` : "too old";
  };
  const cards = messages.map((message) => {
    const app = findApp(message.app);
    return html`<article class="card">
      ${app === undefined ? null : appName(app)}
      <div>To ${message.mobile}</div>
      <div class="code" data-code-for="${message.mobile}">${message.code}</div>
      <div class="soft">${stateOf(message)}</div>
    </article>`;
  });
  const body =
    cards.length === 0
      ? html`<p class="card">No code was sent yet. Link an app on the profile, then look here.</p>`
      : html`<div class="cards">${cards}</div>`;
  return layout({ title: "Inbox", body, refresh: 3 });
}

/** What the sandbox contains, and how a partner's server reaches it. */
export function homePage(sandbox: Sandbox): string {
  const rows = playedApps.map(
    (app) =>
      html`<tr>
        <td>${appName(app)}</td>
        <td>${app.open ? `${app.limit} teams a match` : "takes no teams yet"}</td>
        <td>${sandbox.matchesOf(app).length}</td>
        <td><code>/${app.slug}/v1</code><br /><code>${partnerKeyOf(app.slug)}</code></td>
      </tr>`,
  );
  const body = html`<p>
      This server plays the fantasy apps. It keeps accounts and teams of its own and checks every team by its
      own rules. Codes arrive in the <a href="/inbox">inbox</a>.
    </p>
    <div class="card">
      <table>
        <thead>
          <tr>
            <th scope="col">App</th>
            <th scope="col">Limit</th>
            <th scope="col">Matches</th>
            <th scope="col">Address and partner key</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
  return layout({ title: "Apps", body });
}
