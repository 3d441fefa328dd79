import { existsSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isRead } from "#http/is-read.ts";
import { sendNotFound } from "#http/sending/not-found.ts";
import type { Deps } from "#http/deps.ts";
import type { PolicyCounts } from "#http/observation/policy-counts.ts";
import { noteStart } from "#http/observation/metrics.ts";
import { installPageHeaders } from "#http/sending/security-headers.ts";
import { takePolicyReports } from "./policy-reports.ts";
import { readScreenPages } from "./screen-pages.ts";

/** Files whose names do not change with their content: browsers revalidate them. */
const UNHASHED = /\.html$|\/(sw\.js|service-worker\.js|manifest\.webmanifest|config\.json)$/;
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/** Headers that only apply to a page or a worker: for an icon they would be more bytes than the icon. */
const OF_PAGES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
const PAGE_OR_WORKER = /\.html$|worker/;

/** Marks the scope whose routes are files of the web application, for the check that refuses unknown routes. */
export const SERVES_WEB = "servesWeb";

/**
 * Serves the built web application. An address that is not a file gets the page of its screen; the browser does the
 * routing.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  deps: Deps,
  policy: PolicyCounts,
): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(
      `The web application is not built: ${folder} has no index.html. Run \`npm run build\` first.`,
    );
  const screenPage = readScreenPages(folder);
  await takePolicyReports(app, deps, policy, (path) => screenPage(path).screen);
  await app.register(async (scope) => {
    await installPageHeaders(scope, deps.env);
    await scope.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
    scope.decorate(SERVES_WEB, true);
    scope.addHook("onRequest", noteStart);
    await scope.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The web build writes .br and .gz beside its assets; other replies are compressed while they are sent.
      preCompressed: true,
      allowedPath: (path) => !path.endsWith(".map"),
      setHeaders: (reply, path) => {
        const value = UNHASHED.test(path)
          ? "no-cache"
          : HASHED.test(path)
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600";
        void reply.header("cache-control", value).header("vary", "accept-encoding");
        if (!PAGE_OR_WORKER.test(path)) for (const name of OF_PAGES) reply.raw.removeHeader(name);
      },
    });
    scope.setNotFoundHandler((request, reply) => {
      const wantsPage = isRead(request) && (request.headers.accept ?? "").includes("text/html");
      if (!wantsPage || request.url.startsWith("/api/")) return sendNotFound(request, reply);
      const { page, link } = screenPage(request.url.split("?", 1)[0] ?? "/");
      return (link === undefined ? reply : reply.header("link", link)).sendFile(page);
    });
  });
}
