/** Makes the application installable. index.html does not link the manifest, see build/late-manifest.ts. */
export const nameManifest = (): void => {
  if (!import.meta.env.PROD) return;
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
};
