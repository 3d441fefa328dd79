import { describe, expect, it } from "vitest";
import { isHostOf, readTeamLink, teamLinkAddress, teamLinks } from "./team-link.ts";
import { readWebAddress } from "./web-address.ts";

const hosts = ["dream11.com", "127.0.0.1:4100"];
const addressOf = (text: string) => teamLinkAddress(encodeURIComponent(text), hosts);

/** Parts of hostile addresses; every triple of them is tried. */
const parts = [
  ..."%:/\\@?#.[]{}\"' \n\0\u202e\u200b\ufeff\ud800".split(""),
  "%00",
  "%2F",
  "%E0%A4%A",
  "https:",
  "http:",
  "https://",
  "http://",
  "//",
  "javascript:",
  "data:text/html,",
  "dream11.com",
  "dream11.com.",
  ".dream11.com",
  "phish.example",
  "127.0.0.1:4100",
  "[::1]",
  "localhost",
  "user:pass@",
];
const hostile = parts.flatMap((one) =>
  parts.flatMap((other) => parts.map((third) => `${one}${other}${third}`)),
);

describe("a team's link", () => {
  it("is an address at a host of the app, encoded or not", () => {
    for (const good of [
      "https://dream11.com/t/1",
      "https://www.dream11.com/t/1?a=b#c",
      "http://127.0.0.1:4100/dream11/t/9",
    ]) {
      expect(addressOf(good)).toBe(good);
      expect(teamLinkAddress(good, hosts)).toBe(good);
    }
  });

  it.each([
    "https://phish.example",
    "https://dream11.com.phish.example",
    "https://notdream11.com",
    "https://dream11.com@phish.example/",
    "https://phish.example/dream11.com",
    "https://phish.example\\.dream11.com",
    "https://dream11.com:8443/",
    "http://dream11.com/",
    "http://127.0.0.1:4101/",
    "javascript:alert(1)//dream11.com",
    "https://dream11.com/\u202Egnp.exe",
    "https://dream11.com/ x",
    "",
  ])("is not %j", (text) => expect(addressOf(text)).toBeNull());

  it("is never a thing that cannot be opened, whatever the text", () => {
    for (const text of hostile)
      for (const link of [text, text.isWellFormed() ? encodeURIComponent(text) : text]) {
        const address = teamLinkAddress(link, hosts);
        if (address === null) continue;
        const { protocol, hostname, host, username } = new URL(address);
        const onApp = protocol === "https:" && /^(.+\.)?dream11\.com$/.test(hostname);
        expect(onApp || host === "127.0.0.1:4100", JSON.stringify(text)).toBe(true);
        expect(username).toBe("");
      }
  });

  it("does not hide the good ones beside it", () => {
    const good = "https%3A%2F%2Fdream11.com%2F1";
    expect(teamLinks().parse({ a: "%", b: good, c: "javascript:0" })).toEqual({ b: good });
  });

  it("is compared with whole names", () => {
    expect(isHostOf(new URL("https://a.dream11.com"), hosts)).toBe(true);
    expect(isHostOf(new URL("https://adream11.com"), hosts)).toBe(false);
    expect(readTeamLink("%")).toBeNull();
  });
});

describe("an address of the web", () => {
  it.each(["https://example.com", "https://www.example.co.in/watch?v=1#t", "https://उदाहरण.भारत/"])(
    "is %s",
    (text) => expect(readWebAddress(text)).not.toBeNull(),
  );

  it.each([
    "http://example.com",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://printer.local/",
    "https://db.internal/",
    "https://intranet/",
    "https://user@example.com/",
    "https://example.com/\u202Egnp",
    "https://exam\u200Bple.com/",
    "https://example.com\\@phish.example",
    "javascript:alert(1)",
  ])("is not %j", (text) => expect(readWebAddress(text)).toBeNull());

  it("is never another scheme or a machine's address, whatever the text", () => {
    const urls = hostile.map(readWebAddress).filter((url) => url !== null);
    expect(urls.length).toBeGreaterThan(10);
    for (const url of urls)
      expect([url.protocol, url.hostname]).toEqual(["https:", expect.stringMatching(/\.[a-z]/)]);
  });
});
