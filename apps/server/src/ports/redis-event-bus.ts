import type { Redis } from "ioredis";
import { z } from "zod";
import type { BusMessage, EventBus } from "./event-bus.ts";
import { memoryEventBus } from "./memory-event-bus.ts";

// Only our own instances write to the channel; the shape is still checked, since versions may differ during a rollout.
const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("public"), event: z.looseObject({ type: z.string() }) }),
  z.object({
    kind: z.literal("account"),
    accountId: z.string(),
    event: z.looseObject({ type: z.literal("account") }).optional(),
  }),
  z.object({ kind: z.literal("notices"), accountIds: z.array(z.string()) }),
  z.object({ kind: z.literal("payload"), key: z.string() }),
]);

/** The bus over Redis. Own messages are delivered at once, so that this instance never waits for the network. */
export async function redisEventBus(redis: Redis, prefix: string, instance: string): Promise<EventBus> {
  const channel = `${prefix}:bus`;
  const local = memoryEventBus();
  const subscriber = redis.duplicate();
  subscriber.on("error", () => undefined);
  subscriber.on("message", (_channel: string, text: string) => {
    const separator = text.indexOf(" ");
    if (text.slice(0, separator) === instance) return;
    let body: unknown;
    try {
      body = JSON.parse(text.slice(separator + 1));
    } catch {
      return;
    }
    const result = messageSchema.safeParse(body);
    if (result.success) local.tell(result.data as BusMessage);
  });
  await subscriber.subscribe(channel);
  // The connection was lost and is back: what was published meanwhile did not arrive. Told once it listens again.
  subscriber.on("ready", () => {
    subscriber.subscribe(channel).then(
      () => local.tell({ kind: "missed" }),
      () => undefined,
    );
  });
  const tell = (message: BusMessage) => {
    local.tell(message);
    redis.publish(channel, `${instance} ${JSON.stringify(message)}`).catch(() => undefined);
  };
  return {
    tell,
    publish: (event) => tell({ kind: "public", event }),
    subscribe: local.subscribe,
    close: async () => {
      await local.close();
      subscriber.disconnect();
    },
  };
}
