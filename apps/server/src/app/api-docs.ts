import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { noteStart } from "#http/observation/metrics.ts";
import { once } from "./once.ts";

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.json() }),
  ),
  requestBody: z.json().optional(),
  responses: z.record(z.string(), z.json()),
  "x-refusals": z.array(z.string()),
});
type DocumentedOperation = z.infer<typeof operation>;

const description = z.looseObject({
  info: z.looseObject({ version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.json()) }),
});

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
summary { cursor: pointer; padding: .5rem 0; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
details > :not(summary) { margin-left: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .8125rem; }
pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
b { display: inline-block; min-width: 4rem; }
nav a { display: inline-block; padding: .25rem .75rem .25rem 0; }
`;
/** The page has no script, and its one style is known by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function operationHtml(path: string, method: string, each: DocumentedOperation): string {
  const { parameters, requestBody, responses } = each;
  return `<details id="${escapeHtml(each.operationId)}"><summary><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code> ${escapeHtml(each.summary)}</summary>
<p>${escapeHtml(each.description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${code(parameters)}` : ""}
${requestBody === undefined ? "" : `<h4>Body</h4>${code(requestBody)}`}
<h4>Reply</h4>${code(responses["200"])}
<h4>Refusals</h4><p>${each["x-refusals"].map((one) => `<code>${escapeHtml(one)}</code>`).join(" ")}</p></details>`;
}

/** The description as one page: tags, calls and schemas, without a script and without another host. */
export function apiDocsPage(document: unknown): string {
  const { info, tags, paths, components } = description.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method, each })),
  );
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ each }) => each.tags.includes(name));
    return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${own.map(({ path, method, each }) => operationHtml(path, method, each)).join("\n")}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${escapeHtml(name)}</code></summary>${code(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Teamwright: calls</title><style>${STYLE}</style></head><body>
<h1>Teamwright: calls, version ${escapeHtml(info.version)}</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join("")}</nav>
${sections.join("\n")}
<h2>Schemas</h2>${schemas.join("\n")}</body></html>`;
}

/** `/api/docs`; only with the setting API_DOCS. */
export function addApiDocs(app: FastifyInstance, document: () => unknown): void {
  const page = once(() => apiDocsPage(document()));
  app.get(
    "/api/docs",
    { onRequest: noteStart, config: { infrastructure: "docs" } },
    async (_request, reply) => {
      reply.raw.setHeader("content-security-policy", POLICY);
      reply.raw.setHeader("x-content-type-options", "nosniff");
      return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page());
    },
  );
}
