import { playedApps } from "../apps.ts";
import { faultKinds, faultLabels, operations } from "../faults/fault.ts";
import type { Sandbox } from "../sandbox.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { layout, timeText } from "./layout.ts";

const option = (value: string, label: string): Html => html`<option value="${value}">${label}</option>`;

const number = (name: string, label: string, value: number, min = 0): Html =>
  html`<label>${label}<input type="number" name="${name}" value="${value}" min="${min}" required /></label>`;

const newFault = (): Html => html`
  <form class="card grid" method="post" action="/faults">
    <label
      >Fault<select name="kind">
        ${faultKinds.map((kind) => option(kind, faultLabels[kind]))}
      </select></label
    >
    <label
      >App<select name="app">
        ${option("", "Every app")}${playedApps.map(({ slug, name }) => option(slug, name))}
      </select></label
    >
    <label
      >Operation<select name="operation">
        ${option("", "Every operation")}${operations.map((name) => option(name, name.replaceAll("_", " ")))}
      </select></label
    >
    ${number("after", "Calls to pass first", 0)} ${number("times", "Calls to hit", 1, 1)}
    ${number("milliseconds", "Milliseconds (slow reply)", 5000)}
    ${number("retry_after", "Retry-After (429)", 2)}
    <button>Switch on</button>
  </form>
`;

/** Active faults, a form for another, and the clock. */
export function faultsPage({ state, now }: Sandbox): string {
  const rows = state.faults.map(
    (fault) =>
      html`<tr>
        <td>${faultLabels[fault.kind]}</td>
        <td>${fault.app ?? "every app"}</td>
        <td>${fault.operation?.replaceAll("_", " ") ?? "every operation"}</td>
        <td>${fault.hit} of ${fault.times}, after ${fault.after}</td>
        <td>
          <form method="post" action="/faults/remove">
            <input type="hidden" name="id" value="${fault.id}" />
            <button class="quiet">Switch off</button>
          </form>
        </td>
      </tr>`,
  );
  const body = html`${
      rows.length === 0
        ? html`<p class="card">Every app works as it should.</p>`
        : html`<div class="card">
            <table>
              <thead>
                <tr>
                  <th scope="col">Fault</th>
                  <th scope="col">App</th>
                  <th scope="col">Operation</th>
                  <th scope="col">Calls hit</th>
                  <th scope="col">Change</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
    <h2>Add a fault</h2>
    ${newFault()}
    <h2>Clock</h2>
    <form class="card grid" method="post" action="/clock">
      <p>${timeText(now())}${state.clock.frozenAt === null ? "" : ", standing still"}</p>
      ${number("advance_seconds", "Move on by seconds", 3600)}
      <button>Move on</button>
    </form>
    <form class="card" method="post" action="/clock">
      <button class="quiet">Back to the real time</button>
    </form>`;
  return layout({ title: "Faults and clock", body });
}
