import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "../../apps/server/src/http/deps.ts";
import { openSourceClient } from "../../apps/server/src/providers/source-client.ts";
import type { oddReplies, WaitedPart } from "./vendor-script.ts";

type Get = Deps["sourceClient"]["get"];
export type OddReply = (typeof oddReplies)[number];

/** The sandbox's ids of the two matches. */
export interface VendorIds {
  readonly whole: string;
  readonly other: string;
}

/** The time limit of a call to the odd vendor, which may not answer. Milliseconds. */
const ODD_CALL_LIMIT = 100;
const bodies = {
  nothing: "",
  null: "null",
  list: "[]",
  page: "<html></html>",
  empty: '{"status":"ok","response":[[]]}',
} as const;

/** A server that answers each call as it is told, for the real client. One for all scripts. */
async function startOddVendor() {
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer(({ url }, response) => answers.get(url!)?.(response));
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = openSourceClient([{ source: "an odd vendor", url }], { callLimit: ODD_CALL_LIMIT });
  let calls = 0;
  return async (answer: (response: ServerResponse) => void): ReturnType<Get> => {
    const path = `/${++calls}`;
    answers.set(path, answer);
    const reply = await client.get(new URL(url + path), {});
    answers.delete(path);
    return reply;
  };
}
let oddVendor: ReturnType<typeof startOddVendor> | undefined;

const partOf = ({ pathname }: URL): WaitedPart | "score" => {
  if (pathname.endsWith("/matches")) return "fixtures";
  return pathname.endsWith("/scorecard") ? "score" : pathname.includes("/competitions/") ? "squad" : "lineup";
};

/** The list without the match. A reply that is no list stays. */
function listWithout(id: string, text: string): string {
  const list = JSON.parse(text) as { response?: { items?: readonly { readonly match_id: unknown }[] } };
  if (list.response?.items !== undefined)
    list.response.items = list.response.items.filter((item) => String(item.match_id) !== id);
  return JSON.stringify(list);
}

/** Until when the vendor asked to be left alone. Minutes. */
export interface VendorRest {
  until: number;
}

/** The minute, and the index of the vendor's last word. */
type VendorMoment = () => { readonly minute: number; readonly word: number };

/** One poll's calls of the vendor: how many, what they brought, and what happens at one of them. */
export class VendorLine {
  requests = 0;
  /** The vendor's last word on each part when its reply was asked for, by its index. */
  readonly told = new Map<WaitedPart, number>();
  /** It was asked although it had asked to be left alone. */
  isPushed = false;
  readonly #now: VendorMoment;
  readonly #rest: VendorRest;
  readonly #ids: VendorIds | null;
  #odd: OddReply | null = null;
  #stop: { readonly at: WaitedPart; readonly work: () => Promise<void> } | null = null;

  constructor(now: VendorMoment, rest: VendorRest, ids: VendorIds | null) {
    this.#now = now;
    this.#rest = rest;
    this.#ids = ids;
  }

  /** Every reply is like this. */
  answerOddly(reply: OddReply): void {
    this.#odd = reply;
  }

  /** The poll stands still at the first reply of the part until the work is done. */
  standStill(at: WaitedPart, work: () => Promise<void>): void {
    this.#stop = { at, work };
  }

  of(deps: Deps): Deps {
    return { ...deps, sourceClient: { ...deps.sourceClient, get: this.#get(deps.sourceClient.get) } };
  }

  #get(get: Get): Get {
    return async (url, headers) => {
      const { minute, word } = this.#now();
      this.requests += 1;
      this.isPushed ||= minute < this.#rest.until;
      const part = partOf(url);
      const reply = await (this.#odd === null ? get(url, headers) : this.#oddReply(get, url, headers));
      if (reply.ok && reply.value.status === 429)
        this.#rest.until = minute + (reply.value.retryAfter ?? 60) / 60;
      if (part !== "score" && this.#isTold(part, url, reply)) this.told.set(part, word);
      if (this.#stop?.at === part) {
        const { work } = this.#stop;
        this.#stop = null;
        await work();
      }
      return reply;
    };
  }

  /** A list may lack the match. */
  #isTold(part: WaitedPart, { pathname }: URL, reply: Awaited<ReturnType<Get>>): boolean {
    if (!reply.ok || this.#odd !== null || this.#ids === null) return false;
    const { status, text } = reply.value;
    const isOk = text.startsWith('{"status":"ok"');
    if (part === "fixtures") return isOk && text.includes(`"match_id":${this.#ids.whole}`);
    return pathname.includes(`/${this.#ids.whole}`) && (isOk || status === 304);
  }

  async #oddReply(get: Get, url: URL, headers: Parameters<Get>[1]): ReturnType<Get> {
    const answer = await (oddVendor ??= startOddVendor());
    const odd = this.#odd!;
    if (odd === "hang") return answer(() => undefined);
    if (odd !== "half" && odd !== "cut" && odd !== "other match")
      return answer((response) => response.end(bodies[odd]));
    const { whole, other } = this.#ids!;
    const path = odd === "other match" ? url.pathname.replace(`/${whole}`, `/${other}`) : url.pathname;
    const reply = await get(new URL(path + url.search, url), headers);
    if (!reply.ok || reply.value.status !== 200 || reply.value.body === undefined)
      return answer((response) => response.destroy());
    const { text } = reply.value;
    if (odd === "other match")
      return partOf(url) === "fixtures"
        ? answer((response) => response.end(listWithout(whole, text)))
        : reply;
    return answer((response) => {
      if (odd === "cut") response.setHeader("content-length", Buffer.byteLength(text));
      response.write(text.slice(0, text.length / 2), () =>
        odd === "cut" ? response.destroy() : response.end(),
      );
    });
  }
}
