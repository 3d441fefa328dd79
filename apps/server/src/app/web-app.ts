import { existsSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refused } from "../http/answer.ts";
import { sendRefusal } from "../http/send.ts";
import type { Env } from "../plugins/env.ts";
import { installPageHeaders } from "../plugins/security-headers.ts";

/** Files whose names stay while their content changes: browsers ask every time. */
const UNHASHED = /\/(index\.html|sw\.js|service-worker\.js|manifest\.webmanifest|config\.json)$/;
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/** Marks the one scope whose routes are files of the web application, for the check that knows no other routes. */
export const SERVES_WEB = "servesWeb";

/** Serves the built web application; a page address that is no file gets index.html, which routes in the browser. */
export async function serveWebApp(app: FastifyInstance, folder: string, env: Env): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(
      `The web application is not built: ${folder} has no index.html. Run \`npm run build\` first.`,
    );
  await app.register(async (scope) => {
    await installPageHeaders(scope, env);
    await scope.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
    scope.decorate(SERVES_WEB, true);
    await scope.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The web build lays .br and .gz beside its assets; the rest is compressed while it is sent.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const value = UNHASHED.test(path)
          ? "no-cache"
          : HASHED.test(path)
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600";
        void reply.header("cache-control", value).header("vary", "accept-encoding");
      },
    });
    scope.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
      if (!wantsPage || request.url.startsWith("/api/")) return sendRefusal(reply, refused("not_found"));
      return reply.sendFile("index.html");
    });
  });
}
