import type { NoticeEvent } from "../../apps/server/src/modules/announcements/public.ts";
import type { TestBrowser } from "../../apps/server/src/modules/notices/testing/push-service.ts";
import { accountsOfBrowsers, audienceOf } from "./bell-state.ts";
import type { BellState } from "./bell-state.ts";
import { Violation } from "./model.ts";
import { textOf } from "./told-match.ts";
import type { ToldEvent } from "./told-match.ts";

const ONCE = "the bell has each event once";
const FOREIGN = "nobody hears what does not concern them";
const LOST = "whom an event concerns hears of it";
const UNSUBSCRIBED = "a message goes to a subscribed browser only";
const UNREACHED = "every subscribed browser is reached";
/** As often as the server tries to reach a browser. */
const MAX_ATTEMPTS = 5;

/** A notice as its person reads it. */
export interface ReadNotice {
  readonly id: string;
  readonly kind: ToldEvent["kind"];
  /** Of its event, as the server stores it. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A message that a browser waits for. */
interface Delivery {
  readonly account: string;
  readonly notice: string;
  readonly endpoint: string;
  readonly text: string;
  attempts: number;
  isReached: boolean;
  /** Tried often enough, or too late. */
  isGivenUp: boolean;
  /** A message that arrived may come again: its process was killed, or its reply was lost. */
  mayRepeat: boolean;
}

/** Who heard of what, and who must have. */
export class BellModel {
  /** Stored for certain; and perhaps, by a look that was killed. */
  readonly #announced = new Set<string>();
  /** With the earliest time after which nobody wants to hear of it. */
  readonly #possible = new Map<string, number>();
  readonly #told = new Set<string>();
  /** By account: what must be there, and what is. */
  readonly #due = new Map<string, Set<string>>();
  readonly #heard = new Map<string, Set<string>>();
  readonly #notices = new Map<string, string>();
  #deliveries: Delivery[] = [];

  /** The server looked whether somebody is to be told of these, and is certain to tell of some. */
  look(events: readonly ToldEvent[], expires: number, certainEvents: readonly ToldEvent[]): void {
    for (const text of events.map(textOf))
      if (!this.#announced.has(text))
        this.#possible.set(text, Math.min(expires, this.#possible.get(text) ?? Infinity));
    for (const event of certainEvents) this.#announced.add(textOf(event));
  }

  /** A job that makes the notices of an event ended. */
  tell(event: NoticeEvent, state: BellState): void {
    for (const [text, accounts] of audiencesOf(event, state)) {
      this.#told.add(text);
      for (const account of accounts) addTo(this.#due, account, text);
    }
  }

  /** What an account reads now. New notices are of events that were told, and that concern it. */
  read(
    account: string,
    notices: readonly ReadNotice[],
    state: BellState,
    out: ReadonlyMap<string, string>,
  ): void {
    for (const notice of notices) {
      if (this.#notices.has(notice.id)) continue;
      this.#notices.set(notice.id, account);
      const events = eventsOf(notice);
      for (const { kind, about } of events) {
        const text = textOf({ kind, about });
        if (this.#heard.get(account)?.has(text) === true) throw new Violation(ONCE, `${text} twice`);
        const names = audienceOf(state, kind, out).get(account);
        const isConcerned = names !== undefined && (kind !== "playersOut" || names.has(about));
        if (!this.#possible.has(text) || !isConcerned) throw new Violation(FOREIGN, text);
        addTo(this.#heard, account, text);
      }
      if (state.wishes[account]?.quiet === true) continue;
      const text = textOf(events[0]!);
      const delivery = { account, notice: notice.id, text, attempts: 0 };
      for (const [endpoint, owner] of accountsOfBrowsers(state))
        if (owner === account)
          this.#deliveries.push({
            ...delivery,
            endpoint,
            isReached: false,
            isGivenUp: false,
            mayRepeat: false,
          });
    }
    const ids = new Set(notices.map(({ id }) => id));
    for (const [id, owner] of this.#notices)
      if (owner === account && !ids.has(id)) throw new Violation(LOST, "a notice is gone");
  }

  /** Browsers whose subscription ended get nothing of what waits for them. */
  forgetUnsubscribed(state: BellState): void {
    const accounts = accountsOfBrowsers(state);
    this.#deliveries = this.#deliveries.filter(({ endpoint, account }) => accounts.get(endpoint) === account);
  }

  /** The server sent what waits. `received`: what each browser got meanwhile, with ids of notices. */
  send(
    received: readonly {
      readonly browser: TestBrowser;
      readonly ids: readonly string[];
      readonly isLost: boolean;
    }[],
    { now, isKilled }: { readonly now: number; readonly isKilled: boolean },
  ): void {
    for (const { browser, ids, isLost } of received)
      for (const id of ids) {
        const delivery = this.#deliveries.find(
          ({ notice, endpoint }) => notice === id && endpoint === browser.subscription.endpoint,
        );
        if (delivery === undefined)
          throw new Violation(
            UNSUBSCRIBED,
            `notice ${this.#notices.has(id) ? "known" : "unknown"} to the bell`,
          );
        if (delivery.isReached && !delivery.mayRepeat)
          throw new Violation("a message that arrived is not sent again", id);
        delivery.isReached = true;
        delivery.mayRepeat = isLost || isKilled;
      }
    for (const delivery of this.#deliveries) {
      delivery.attempts += 1;
      const isLate = (this.#possible.get(delivery.text) ?? 0) <= now;
      if (isLate || delivery.attempts >= MAX_ATTEMPTS) delivery.isGivenUp = true;
    }
  }

  checkQuiet(): void {
    for (const text of this.#announced)
      if (!this.#told.has(text)) throw new Violation(LOST, `nobody was told: ${text}`);
    for (const [account, texts] of this.#due)
      for (const text of texts)
        if (this.#heard.get(account)?.has(text) !== true) throw new Violation(LOST, text);
    const unreached = this.#deliveries.find(({ isReached, isGivenUp }) => !isReached && !isGivenUp);
    if (unreached !== undefined) throw new Violation(UNREACHED, `tried ${unreached.attempts} times`);
  }
}

/** Players who are out together are told by one notice. */
const eventsOf = ({ kind, key, values }: ReadNotice): ToldEvent[] =>
  kind === "playersOut"
    ? String(values["names"])
        .split(", ")
        .map((about) => ({ kind, about }))
    : [{ kind, about: kind === "deadline" ? String(Date.parse(key.slice(key.indexOf("@") + 1))) : "" }];

/** The events of one job, with the accounts that each of them concerns. */
function audiencesOf(
  event: NoticeEvent,
  state: BellState,
): (readonly [text: string, accounts: Iterable<string>])[] {
  const { kind, audience, expiresAt } = event;
  if (kind === "playersOut" && audience.of === "players")
    return audience.players.map(({ hash, name }) => [
      textOf({ kind, about: name }),
      audienceOf(state, kind, new Map([[hash, name]])).keys(),
    ]);
  if (kind !== "lineups" && kind !== "deadline" && kind !== "results") return [];
  const about = kind === "deadline" ? String(Date.parse(expiresAt)) : "";
  return [[textOf({ kind, about }), audienceOf(state, kind, new Map()).keys()]];
}

const addTo = (map: Map<string, Set<string>>, key: string, value: string): void =>
  void map.set(key, (map.get(key) ?? new Set()).add(value));
