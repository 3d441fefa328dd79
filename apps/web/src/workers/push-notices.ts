declare const self: ServiceWorkerGlobalScope;

/** A notice as the server encrypts it for this browser. */
type PushedNotice = {
  readonly id: string;
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Null for a message that is none of ours. Only the server can encrypt one; a release may have other fields. */
const noticeOf = (text: string): PushedNotice | null => {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof payload !== "object" || payload === null) return null;
  const { id, path, language, title, body } = payload as Record<string, unknown>;
  if (!isText(id) || !isText(path) || !isText(language) || !isText(title) || !isText(body)) return null;
  return { id, path, language, title, body };
};

/** An address of this application; anything else opens home. */
const addressOf = (path: unknown): string => {
  const url = isText(path) ? URL.parse(path, self.location.origin) : null;
  return url !== null && url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
};

/** The open application, else a new window. The shell comes from the cache, so that it works offline. */
const openScreen = async (address: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const window of windows) {
    const movedWindow = await window.navigate(address).catch(() => null);
    if (movedWindow === null) continue;
    await movedWindow.focus().catch(() => undefined);
    return;
  }
  await self.clients.openWindow(address);
};

/** Shows pushed notices, and opens their screens. */
export const handleNotices = (): void => {
  self.addEventListener("push", (event) => {
    const notice = noticeOf(event.data?.text() ?? "");
    if (notice === null) return;
    const { id, path, language, title, body } = notice;
    event.waitUntil(
      self.registration.showNotification(title, {
        body,
        lang: language,
        // The same notice, delivered twice, is shown once.
        tag: id,
        icon: "/icons/icon-192.png",
        data: { path },
      }),
    );
  });
  self.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    const { path } = Object(notification.data) as { readonly path?: unknown };
    event.waitUntil(openScreen(addressOf(path)));
  });
};
