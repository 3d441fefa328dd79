import { type Page, test as base, expect } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";
import { demoAccounts } from "./demo.ts";
import { layersLeft, signIn } from "./flow.ts";
import { button, expectWords } from "./player.ts";
import type { Session } from "./product.ts";

export interface AppTeam {
  readonly id: string;
  readonly players: readonly string[];
  readonly captain: string;
  readonly viceCaptain: string;
  readonly edits: number;
}

/** The sandbox that the demo server started beside itself. */
export interface Sandbox {
  readonly url: string;
  /** The teams of a number, as the app's own pages show them. */
  readonly teams: (app: string, mobile: string) => Promise<AppTeam[]>;
  readonly fault: (fault: Readonly<Record<string, string | number>>) => Promise<void>;
  readonly faultsOff: () => Promise<void>;
}

export async function sandboxOf(server: RunningServer): Promise<Sandbox> {
  const address = /arrive at (http\S+)\/inbox/;
  await expect.poll(() => address.test(server.output())).toBe(true);
  const url = address.exec(server.output())?.[1] ?? "";
  const ask = async (path: string, method = "GET", body?: object): Promise<unknown> => {
    const reply = await fetch(url + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.headers.get("content-type")?.includes("json") ? reply.json() : null;
  };
  return {
    url,
    teams: async (app, mobile) =>
      ((await ask(`/control/teams?app=${app}&mobile=${mobile}`)) as { teams: AppTeam[] }).teams,
    fault: async (fault) => void (await ask("/control/faults", "POST", fault)),
    faultsOff: async () => void (await ask("/control/faults", "DELETE")),
  };
}

/** Links the app on the profile, with the code that the sandbox's inbox shows. */
export async function linkOnProfile(
  page: Page,
  sandbox: Sandbox,
  app: string,
  mobile: string,
): Promise<void> {
  await page.goto("/profile");
  await button(page, `Link ${app}`).click();
  await finishLinking(page, sandbox, app, mobile);
}

/** In the open dialog: number, code, done. */
export async function finishLinking(
  page: Page,
  sandbox: Sandbox,
  app: string,
  mobile: string,
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Link ${app}` });
  await dialog.getByLabel(`Phone number at ${app}`).fill(mobile);
  // A number gets a code every 30 seconds at most: who links again at once is told to wait.
  await expect(async () => {
    await dialog.getByRole("button", { name: "Login" }).click();
    await expect(dialog.getByText(`${app} sent a code to ${mobile}.`)).toBeVisible({ timeout: 4000 });
  }).toPass({ intervals: [1000, 5000], timeout: 60_000 });
  await dialog.getByLabel("6-digit code").fill(await codeIn(page, sandbox, mobile));
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expectWords(page, `${app} is successfully linked to Teamwright!`);
  await expect(dialog).toBeHidden();
  await layersLeft(page);
}

/** Reads the newest code from the inbox page, in a tab of its own. */
export async function codeIn(page: Page, sandbox: Sandbox, mobile: string): Promise<string> {
  const inbox = await page.context().newPage();
  await inbox.goto(`${sandbox.url}/inbox`);
  const code = (await inbox.locator(`[data-code-for="${mobile}"]`).first().textContent()) ?? "";
  await inbox.close();
  return code;
}

interface WorkerOptions {
  /**
   * The name of the file. Files with different names get different workers, and so servers: otherwise devices, linked apps
   * and sessions of one file would be there in the next.
   */
  readonly serverName: string;
}

interface OwnServer {
  readonly server: RunningServer;
  readonly sandbox: Sandbox;
  /** A customer who signed in once, as the login limit asks. */
  readonly session: Session;
  /** The same for another account of the demo. */
  readonly sessionOf: (account: keyof typeof demoAccounts) => Promise<Session>;
}

/** A demo server of the file's own with its sandbox: faults and teams concern nobody else. Set `serverName`. */
export const test = base.extend<object, WorkerOptions & { own: OwnServer }>({
  serverName: ["", { option: true, scope: "worker" }],
  own: [
    async ({ browser, serverName }, give) => {
      if (serverName === "") throw new Error("A file with a server of its own sets serverName.");
      const server = await startServer({ shortLived: true });
      const signedIn = async (account: keyof typeof demoAccounts): Promise<Session> => {
        const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
        const { phone, password } = demoAccounts[account];
        await signIn(await context.newPage(), server.url, phone, password);
        const session = await context.storageState();
        await context.close();
        return session;
      };
      // Each sign-in is a new device, and an account has two at most.
      const sessions = new Map<keyof typeof demoAccounts, Promise<Session>>();
      const sessionOf: OwnServer["sessionOf"] = (account) => {
        const session = sessions.get(account) ?? signedIn(account);
        sessions.set(account, session);
        return session;
      };
      const session = await sessionOf("customer");
      await give({ server, sandbox: await sandboxOf(server), session, sessionOf });
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ own }, give) => give(own.server.url),
  storageState: async ({ own }, give) => give(own.session),
});
