import { expect, test } from "vitest";
import { openWebhookClient } from "./open-webhook-client.ts";
import { isPublicAddress, isPublicName, publicLookup } from "./public-address.ts";

test.each(["1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1", "2606:4700::1111", "2a00::1"])(
  "%s is an address of the internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ..."0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1".split(
    " ",
  ),
  ..."224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 fc00::1 fe80::1 ff02::1 64:ff9b::7f00:1".split(
    " ",
  ),
  ..."2001::1 2001:db8::1 2002:7f00:1::1 localhost".split(" "),
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["example.com", "Hooks.Example.COM", "localhost.example.com", "a.internal.example", "mylocal.in"])(
  "%s can be a name of the internet",
  (name) => expect(isPublicName(name)).toBe(true),
);

test.each([
  "localhost",
  "LOCALHOST.",
  "app.localhost",
  "printer.local",
  "db.internal",
  "nas.home.arpa",
  "server",
])("%s is a local name", (name) => expect(isPublicName(name)).toBe(false));

const call = { headers: {}, body: Buffer.from("{}") };

test.each([
  "http://example.com/",
  "https://user:word@example.com/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:a9fe:a9fe]/",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/in",
  "https://db.internal:8443/",
])("%s is no address of a webhook", async (address) => {
  const client = openWebhookClient([]);
  expect(client.allows(new URL(address))).toBe(false);
  expect(await client.send({ ...call, url: new URL(address) })).toEqual({
    ok: false,
    error: "address_refused",
  });
  await client.close();
});

test("a name is refused for a private address, with each connection", async () => {
  // A name that is public when it is stored and private when it is called.
  const answers = [
    [{ address: "10.1.2.3", family: 4 }],
    [
      { address: "93.184.216.34", family: 4 },
      { address: "::1", family: 6 },
    ],
  ];
  const lookup = publicLookup((_host, _options, callback) => callback(null, answers.shift() ?? []));
  const client = openWebhookClient([], { lookup });
  const url = new URL("https://rebound.example/");
  expect(client.allows(url)).toBe(true);
  for (let turn = 0; turn < 2; turn++)
    expect(await client.send({ ...call, url })).toEqual({ ok: false, error: "address_refused" });
  expect(await client.send({ ...call, url })).toEqual({ ok: false, error: "unreachable" });
  await client.close();
});

test("the system's own names of this machine are refused too", async () => {
  const client = openWebhookClient([]);
  expect(await client.send({ ...call, url: new URL("https://localhost/") })).toEqual({
    ok: false,
    error: "address_refused",
  });
  await client.close();
});
