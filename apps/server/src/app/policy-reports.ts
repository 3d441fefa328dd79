import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { publicUrl } from "#env/addresses.ts";
import { networkOf } from "#http/admission/network.ts";
import { refuseBeyond } from "#http/admission/rate-limits.ts";
import { refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { noteStart } from "#http/observation/metrics.ts";
import type { PolicyCounts } from "#http/observation/policy-counts.ts";
import { POLICY_REPORTS } from "#http/sending/security-headers.ts";
import { sendRefusal } from "#http/sending/send.ts";

/** Bytes. */
const MAX_BYTES = 16_384;
/** Of one address. A page that breaks in many places must not take the calls of its person. */
const BUDGET = { name: "report", limit: { max: 20, windowSeconds: 60 } } as const;

const text = z.string().max(4000);
/** Browsers before the third version of the policy only name the whole violated directive. */
const report = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
  }),
});

/** Anybody may send any text: only names that a policy can have are counted. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  [
    "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src",
    "connect-src media-src object-src frame-src child-src worker-src manifest-src base-uri form-action frame-ancestors",
    "require-trusted-types-for trusted-types sandbox upgrade-insecure-requests",
  ].flatMap((line) => line.split(" ")),
);

function directiveIn(text = ""): string {
  const [name = ""] = text.split(" ", 1);
  return DIRECTIVES.has(name) ? name : "other";
}

/**
 * Takes the reports of browsers about the content security policy. Nothing of them is kept but a count by directive and
 * screen: addresses hold numbers of people, and what was stopped may come from an extension of the browser. `screenOf`
 * names the screen of a path, without what stands in its place holders.
 */
export async function takePolicyReports(
  app: FastifyInstance,
  deps: Deps,
  counts: PolicyCounts,
  screenOf: (path: string) => string,
): Promise<void> {
  const ownHost = new URL(publicUrl(deps.env)).host;
  const isOwn = (url: URL, request: FastifyRequest) => url.host === ownHost || url.host === request.host;
  await app.register(async (scope) => {
    // Fastify's own, for any text.
    scope.removeContentTypeParser("text/plain");
    scope.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    const config = { infrastructure: "policyReports" };
    scope.post<{ Body: unknown }>(POLICY_REPORTS, { config, onRequest: noteStart }, (request, reply) => {
      const use = deps.readLimiters.address.take(`report:${networkOf(request.ip)}`, BUDGET.limit);
      const beyond = refuseBeyond(reply, BUDGET, use);
      if (beyond) return sendRefusal(reply, beyond);
      const result = report.safeParse(typeof request.body === "string" ? jsonOf(request.body) : null);
      if (!result.success) return sendRefusal(reply, refused("invalid_input", { field: "body" }));
      const violation = result.data["csp-report"];
      const url = URL.parse(violation["document-uri"]);
      if (url !== null && isOwn(url, request)) {
        const directive = directiveIn(violation["effective-directive"] ?? violation["violated-directive"]);
        const screen = screenOf(url.pathname);
        if (counts.note(directive, screen))
          app.log.warn({ directive, screen }, "a browser stopped something by the content security policy");
      }
      return reply.code(204).send();
    });
  });
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
