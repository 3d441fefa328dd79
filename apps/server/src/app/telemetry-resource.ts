import { randomUUID } from "node:crypto";
import type { Resource } from "@opentelemetry/resources";
import { VERSION } from "@teamwright/contract/version";
import type { Env } from "#env/env.ts";

/** Tells the figures of this process from those of other instances, and from those before its start. */
const INSTANCE = randomUUID();

/** What traces and metrics say of their sender. */
export async function telemetryResource(env: Env): Promise<Resource> {
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  return resourceFromAttributes({
    "service.name": env.OTEL_SERVICE_NAME,
    "service.version": VERSION,
    "service.instance.id": INSTANCE,
  });
}
