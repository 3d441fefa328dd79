import { accounts } from "@teamwright/contract/resources/accounts";
import { auth } from "@teamwright/contract/resources/auth";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { hashToken, newToken } from "../../apps/server/src/crypto/tokens.ts";
import { updateAccount } from "../../apps/server/src/modules/accounts/public.ts";
import { addSignInLink } from "../../apps/server/src/modules/auth/public.ts";
import { listSessions } from "../../apps/server/src/modules/auth/session.repository.ts";
import { makeAccount } from "../../apps/server/src/testing/accounts.ts";
import { currentBrowser } from "./browser.ts";
import { CookieBrowser, cookiesOf } from "./cookie-browser.ts";
import type { Arrival } from "./delivery.ts";
import { inBrowser, makeDevice } from "./device.ts";
import type { Device, Person, Surroundings } from "./device.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import { afterSignIn, isLive } from "./sign-in-rules.ts";
import type { Presented, SignInCall, SignInState } from "./sign-in-rules.ts";
import { plainHash } from "./simulated-server.ts";
import type { Message, SimulatedServer } from "./simulated-server.ts";
import type { World } from "./world.ts";

const api = apiOf({ accounts, auth });
const refusals: ReadonlySet<string> = new Set([
  "wrong_phone_or_password",
  "account_blocked",
  "login_limit_reached",
  "link_invalid",
  "not_logged_in",
  "session_expired",
  "not_found",
]);

const passwordOf = (number: number): string => `quiet river under ${number} stones`;
const numberOf = (password: string): number => Number(/\d+/.exec(password)?.[0]);

export type CustomerAction = "login" | "link" | "logout" | "end" | "password" | "me";
export type AccountAction = "block" | "unblock" | "remove limit";

/** A customer who signs in on all devices, and staff who block the account and remove its limit. */
export class SignIns {
  readonly #server: SimulatedServer;
  readonly #person: Person;
  readonly #customers = new Map<number, CookieBrowser>();
  readonly #staff = new Map<number, Device>();
  readonly #possible = new PossibleStates<SignInState, SignInCall & { readonly started: boolean }>(
    { password: 0, isBlocked: false, link: null, devices: [], sessions: [] },
    afterSignIn,
  );
  /** Which call gave a cookie. */
  readonly #labels = new Map<string, number>();
  /** The call that signed in the session of another call's token. */
  readonly #firsts = new Map<number, number>();
  /** The sessions before a race, by their ids: calls that signed them in. */
  #sessions = new Map<string, number>();
  #calls = 0;
  /** The latest one that the customer knows to be stored, and the latest that the customer has sent. */
  #password = { stored: 0, sent: 0 };
  #link = { number: 0, token: "" };

  private constructor(server: SimulatedServer, person: Person) {
    this.#server = server;
    this.#person = person;
  }

  static async open(world: World): Promise<SignIns> {
    const { server, devices, delivery } = world;
    const { id, phone } = await makeAccount(server.app);
    await updateAccount(server.app.deps.database.db, id, { passwordHash: plainHash(passwordOf(0)) });
    const admin = await makeAccount(server.app, { role: "admin" });
    const signIns = new SignIns(server, { index: -1, id, phone });
    const surroundings: Surroundings = {
      deliver: (page, message) => delivery.deliver(page, message),
      block: delivery.block,
    };
    for (const { index } of devices) {
      const staff = makeDevice(index, { index: -1, id: admin.id, phone: admin.phone }, surroundings);
      await world.signIn(staff);
      signIns.#staff.set(index, staff);
      signIns.#customers.set(index, new CookieBrowser(index, signIns.#person, surroundings));
    }
    return signIns;
  }

  /** Before calls at once, of which some may use the link: each link is offered in one race. */
  async prepare(): Promise<void> {
    this.#link = { number: this.#link.number + 1, token: newToken() };
    const { db } = this.#server.app.deps.database;
    await currentBrowser.run(null, async () => {
      await addSignInLink(db, this.#person.id, hashToken(this.#link.token));
      const labelsOfHashes = new Map([...this.#labels].map(([token, label]) => [hashToken(token), label]));
      const rows = (await listSessions(db, this.#person.id)).map(({ id, tokenHash }) => {
        const label = labelsOfHashes.get(tokenHash);
        return label === undefined ? [] : [[id, this.#firsts.get(label) ?? label] as const];
      });
      this.#sessions = new Map(rows.flat());
    });
    this.#possible.answer({ kind: "new link", link: this.#link.number, started: false }, "ok", 1);
  }

  async act({ index }: Device, action: CustomerAction | AccountAction, number: number): Promise<void> {
    const { device, cookies } = this.#customers.get(index)!;
    const staff = this.#staff.get(index)!;
    const params = { userId: this.#person.id, adminId: staff.person.id };
    switch (action) {
      case "block":
        return void (await inBrowser(staff, () => api.accounts.block({ params })));
      case "unblock":
        return void (await inBrowser(staff, () => api.accounts.unblock({ params })));
      case "remove limit":
        return void (await inBrowser(staff, () => api.accounts.removeLimit({ params })));
      case "link":
        return void (await inBrowser(device, () =>
          api.auth.loginByLink({ body: { token: this.#link.token } }),
        ));
      default:
        return inBrowser(device, () => this.#use(cookies.get("session"), action, number));
    }
  }

  /** The customer uses the session, or signs in where the browser has none. */
  async #use(
    session: string | undefined,
    action: Exclude<CustomerAction, "link">,
    number: number,
  ): Promise<void> {
    if (session === undefined || action === "login") {
      // A change without an answer may have been made, so sometimes the customer tries the password that was sent.
      const password = passwordOf(number % 3 === 0 ? this.#password.sent : this.#password.stored);
      await api.auth.login({ body: { phoneNumber: this.#person.phone, password } });
    } else if (action === "logout") await api.auth.logout({});
    else if (action === "me") await this.#readMe(session);
    else if (action === "end") await this.#endOther(session, number);
    else {
      const currentPassword = passwordOf(this.#password.stored);
      this.#password = { ...this.#password, sent: this.#password.sent + 1 };
      const body = { name: "A customer", email: "a@example.org", currentPassword };
      await api.auth.changePassword({
        params: { id: this.#person.id },
        body: { ...body, password: passwordOf(this.#password.sent) },
      });
    }
  }

  async #endOther(session: string, number: number): Promise<void> {
    const label = this.#labels.get(session)!;
    const current = this.#firsts.get(label) ?? label;
    const others = [...this.#sessions].filter(([, first]) => first !== current);
    const other = others[number % Math.max(1, others.length)];
    if (other !== undefined) await api.auth.endSession({ params: { id: other[0] } });
  }

  async #readMe(session: string): Promise<void> {
    const result = await api.auth.me({});
    if (!result.ok && !refusals.has(result.code)) return;
    const label = this.#labels.get(session)!;
    this.#possible.read(
      (state) => isLive(state, label) === result.ok,
      "a session is live as long as the answers before say",
      `session ${label}: ${result.ok}`,
    );
  }

  /** A message reached the server; null: nobody saw the reply. */
  async observe(message: Message, _device: Device, { reply }: Arrival): Promise<void> {
    const call = this.#callOf(message);
    // A refusal because of too many attempts comes before everything else.
    if (call === null || reply?.status === 429) return;
    const answer = await answerOf(reply, refusals);
    // Two sessions that end each other may both succeed: that is safer than one that wins. So a refusal tells nothing.
    if (call.kind === "end" && answer === "refused") return;
    if (answer === "ok" && "label" in call) {
      for (const [, value] of cookiesOf(reply!)) this.#labels.set(value, call.label);
      if (call.kind === "password") {
        this.#password = { ...this.#password, stored: call.to };
        const before = call.shown.session!;
        this.#firsts.set(call.label, this.#firsts.get(before) ?? before);
      }
    }
    this.#possible.answer({ ...call, started: false }, answer, 1);
  }

  #callOf({ method, path, headers, body }: Message): SignInCall | null {
    const isOf = (pattern: string) => path.startsWith(pattern.replace(/\{.*/, this.#person.id));
    if (isOf(accounts.block.path)) return { kind: "block" };
    if (isOf(accounts.unblock.path)) return { kind: "unblock" };
    if (isOf(accounts.removeLimit.path)) return { kind: "remove limit" };
    const shown = this.#presentedBy(headers["cookie"] ?? "");
    if (path === auth.logout.path) return shown.session === null ? null : { kind: "logout", shown };
    const ended = auth.endSession.path.replace("{id}", "");
    if (path.startsWith(ended) && method === "DELETE")
      return { kind: "end", first: this.#sessions.get(path.slice(ended.length))! };
    const isChange = isOf(auth.changePassword.path);
    if (!isChange && path !== auth.login.path && path !== auth.loginByLink.path) return null;
    const label = ++this.#calls;
    const { password, currentPassword } = JSON.parse(String(body)) as Record<string, string>;
    if (isChange)
      return { kind: "password", label, from: numberOf(currentPassword!), to: numberOf(password!), shown };
    if (password === undefined) return { kind: "link", label, link: this.#link.number, shown };
    return { kind: "login", label, password: numberOf(password), shown };
  }

  #presentedBy(cookie: string): Presented {
    const labelOf = (name: string) =>
      this.#labels.get(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1] ?? "") ?? null;
    return { device: labelOf("device"), session: labelOf("session") };
  }

  async checkQuiet(): Promise<void> {
    for (const { device, cookies } of this.#customers.values()) {
      const session = cookies.get("session");
      if (session !== undefined) await inBrowser(device, () => this.#readMe(session));
    }
  }
}
