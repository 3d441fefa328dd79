import { makeDevice } from "./device.ts";
import type { Device, Person, Surroundings } from "./device.ts";

/** A browser that sends the cookies which it got. Its messages have the faults of the device with its index. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();
  readonly device: Device;

  constructor(index: number, person: Person, { deliver, ...surroundings }: Surroundings) {
    this.device = makeDevice(index, person, {
      ...surroundings,
      deliver: async (page, message) => {
        const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const reply = await deliver(page, { ...message, headers: { ...message.headers, cookie } });
        for (const [name, value] of cookiesOf(reply))
          if (value === "") this.cookies.delete(name);
          else this.cookies.set(name, value);
        return reply;
      },
    });
  }
}

/** The cookies that a reply sets; a value of "" takes one back. */
export const cookiesOf = (reply: Response): readonly (readonly [name: string, value: string])[] =>
  reply.headers.getSetCookie().map((line) => {
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
    return [name, value] as const;
  });
