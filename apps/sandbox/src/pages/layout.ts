import { html, Html } from "./html.ts";
import type { PlayedApp } from "../apps.ts";
import { style } from "./style.ts";

interface PageContent {
  readonly title: string;
  readonly body: Html;
  /** Seconds until the page reloads itself. */
  readonly refresh?: number;
}

export const layout = ({ title, body, refresh }: PageContent): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh === undefined ? null : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title} · Sandbox of the fantasy apps</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <div>
            <strong>Sandbox of the fantasy apps</strong>
            <nav aria-label="Pages">
              <a href="/">Apps</a>
              <a href="/inbox">Inbox</a>
              <a href="/accounts">Accounts</a>
              <a href="/faults">Faults and clock</a>
            </nav>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

/** An app's name with its colour. */
export const appName = (app: PlayedApp): Html =>
  html`<span class="app" style="--app: ${app.colour}">${app.name}</span>`;

/** Formats a time for readers in India. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(time);
