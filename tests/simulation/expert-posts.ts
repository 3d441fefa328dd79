import { experts } from "@teamwright/contract/resources/experts";
import { notices } from "@teamwright/contract/resources/notices";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { inBrowser } from "./device.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import { answerOf, PossibleStates } from "./possible-states.ts";
import type { After } from "./possible-states.ts";
import { MATCH } from "./posted-match.ts";
import type { PostedMatch } from "./posted-match.ts";
import type { Message } from "./simulated-server.ts";
import { Taps } from "./taps.ts";

const api = apiOf({ experts, notices });
const POSTED = 3;
const FACTS = { fantasyApp: "other", tossData: "Predicted11", teamUse: "MegaGL" } as const;
const AGREES = "what a person reads agrees with the answers before";
const refusals: ReadonlySet<string> = new Set(["conflict", "not_found", "match_started"]);

/** A post by the content that it began with. */
interface ExpertPost {
  readonly first: number;
  readonly content: number;
  readonly version: number;
  readonly withdrawn: boolean;
}

type ExpertCall =
  | { readonly kind: "post"; readonly content: number }
  | {
      readonly kind: "edit";
      readonly first: number;
      readonly version: number;
      readonly content: number;
    }
  | { readonly kind: "withdraw"; readonly first: number };

export type ExpertAction = ExpertCall["kind"];

const after: After<readonly ExpertPost[], ExpertCall & { readonly started: boolean }> = (posts, call) => {
  const { started } = call;
  const first = call.kind === "post" ? call.content : call.first;
  const post = posts.find((each) => each.first === first);
  // Its key is known.
  if (call.kind === "post" && post !== undefined) return [posts, "ok"];
  if (started) return [posts, "refused"];
  if (call.kind === "post")
    return [[...posts, { first, content: first, version: 1, withdrawn: false }], "ok"];
  if (post === undefined || post.withdrawn) return [posts, "refused"];
  if (call.kind === "edit" && call.version !== post.version) return [posts, "refused"];
  const next =
    call.kind === "edit"
      ? { ...post, content: call.content, version: post.version + 1 }
      : { ...post, withdrawn: true };
  return [posts.map((each) => (each === post ? next : each)), "ok"];
};

/** The posts of the first person as an expert, whom a person without faults follows. */
export class ExpertPosts {
  readonly #match: PostedMatch;
  readonly #quiet: Device;
  readonly #taps = new Taps<number>();
  readonly #contents = new Set<number>();
  /** The first content of each post whose id the expert has read. */
  readonly #firstOf = new Map<string, number>();
  /** Edits and withdrawals by the path and body of their message. */
  readonly #calls = new Map<string, ExpertCall>();
  readonly #possible = new PossibleStates<readonly ExpertPost[], ExpertCall & { readonly started: boolean }>(
    [],
    after,
  );

  private constructor(match: PostedMatch, quiet: Device) {
    this.#match = match;
    this.#quiet = quiet;
  }

  static async open(
    match: PostedMatch,
    { owner, quiet }: { owner: Device; quiet: Device },
  ): Promise<ExpertPosts> {
    const followed = await inBrowser(quiet, () => api.notices.follow({ params: { id: owner.person.id } }));
    if (!followed.ok) throw new Error(followed.message);
    return new ExpertPosts(match, quiet);
  }

  async act(device: Device, action: ExpertAction, number: number): Promise<void> {
    const content = 2 * number + device.index;
    if (action === "post") return this.#post(device, content);
    const ids = [...this.#firstOf.keys()];
    const id = ids[number % Math.max(1, ids.length)];
    if (id === undefined) return;
    const first = this.#firstOf.get(id)!;
    if (action === "withdraw") {
      this.#calls.set(pathOf(experts.withdrawPost.path, id), { kind: "withdraw", first });
      await api.experts.withdrawPost({ params: { id } });
      return;
    }
    // The author edits what the screen shows.
    const read = await api.experts.getPost({ params: { id } });
    if (!read.ok) return;
    const { version } = read.data.data;
    this.#contents.add(content);
    const teamData = this.#match.teams(content, POSTED);
    const path = pathOf(experts.updatePost.path, id);
    this.#calls.set(`${path} ${device.session}`, { kind: "edit", first, version, content });
    await api.experts.updatePost({ params: { id }, body: { ...FACTS, version, teamData } });
  }

  #post(device: Device, number: number): Promise<void> {
    return this.#taps.tap(device, number, async (content, idempotencyKey) => {
      this.#contents.add(content);
      const body = {
        ...FACTS,
        matchId: MATCH,
        numberOfTeams: POSTED,
        typeOfTeams: "software",
        sportIndex: 0,
        sectionUsed: "advanced",
        expertNumber: device.person.phone,
        teamData: this.#match.teams(content, POSTED),
      } as const;
      const result = await api.experts.postTeams({ body, idempotencyKey });
      if (result.ok) this.#firstOf.set(result.data.data._id, content);
      return result.status;
    });
  }

  /** A message reached the server so many times; null: nobody saw the reply. */
  async observe({ path, headers }: Message, reply: Response | null, times: number): Promise<void> {
    const content = this.#taps.callOf(headers["idempotency-key"]);
    const session = headers["cookie"]?.replace("session=", "") ?? "";
    const call: ExpertCall | undefined =
      path === experts.postTeams.path && content !== undefined
        ? { kind: "post", content }
        : (this.#calls.get(path) ?? this.#calls.get(`${path} ${session}`));
    if (call === undefined) return;
    const answer = await answerOf(reply, refusals);
    this.#possible.answer({ ...call, started: this.#match.hasStarted }, answer, times);
  }

  async read({ browser }: Device): Promise<void> {
    const postsBefore = [...this.#firstOf];
    const listed = await api.experts.listPosts({ params: { matchId: MATCH } });
    if (!listed.ok) return;
    const ids = new Set(listed.data.data.map(({ _id }) => _id));
    for (const [id, first] of postsBefore)
      if (!ids.has(id))
        this.#readPost(first, ({ withdrawn }) => withdrawn, `${browser.name}, post ${first} is not listed`);
    for (const [id, first] of postsBefore) {
      if (!ids.has(id)) continue;
      const who = `${browser.name}, post ${first}`;
      const teams = await api.experts.listTeams({ params: { id }, query: { page: 0, size: POSTED } });
      if (!teams.ok) continue;
      const content = this.#match.numberOf(teams.data.data, this.#contents, POSTED, [1, POSTED]);
      const holds = (post: ExpertPost) => post.content === content && !post.withdrawn;
      this.#readPost(first, holds, `${who} reads ${content}`);
    }
  }

  #readPost(first: number, holds: (post: ExpertPost) => boolean, detail: string): void {
    const isPossible = (posts: readonly ExpertPost[]) =>
      posts.some((post) => post.first === first && holds(post));
    this.#possible.read(isPossible, AGREES, detail);
  }

  /** Nothing waits: every open post is repeated, and everyone has read the posts and each event once. */
  async repeatOpen(devices: readonly Device[]): Promise<void> {
    for (const [index, content] of this.#taps.open)
      await inBrowser(devices[index]!, () => this.#post(devices[index]!, content));
  }

  async checkQuiet(devices: readonly Device[]): Promise<void> {
    for (const device of [...devices, this.#quiet]) await inBrowser(device, () => this.read(device));
    const result = await inBrowser(this.#quiet, () => api.notices.list({ query: { page: 0, size: 100 } }));
    if (!result.ok) throw new Violation("no task waits for ever", `the bell: ${result.code}`);
    const count = result.data.data.filter(({ kind }) => kind === "expertPosts").length;
    this.#possible.read(
      (posts) => posts.length === count,
      "the bell has each event once",
      `${count} notices of posts of an expert`,
    );
  }
}

const pathOf = (path: string, id: string): string => path.replace("{id}", id);
