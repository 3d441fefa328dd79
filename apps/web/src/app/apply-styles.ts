const applied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    // The event of the preload may still be on its way: only a sheet is an answer.
    link.addEventListener("load", () => {
      if (link.sheet !== null) resolve();
    });
    link.addEventListener("error", () => {
      resolve();
    });
    link.rel = "stylesheet";
  });

/**
 * Makes style sheets of what the page only preloads, so that they do not hold back its first frame. In their place in
 * the head, before those of the screens, which may override them. Resolves when they are there.
 */
export const applyStyles = async (): Promise<void> => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]")];
  await Promise.all(links.map(applied));
};
