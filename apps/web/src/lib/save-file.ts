/** A name of lower-case letters, digits and dashes that every file system accepts. */
export const fileName = (parts: readonly string[], ending: string): string => {
  const plain = parts
    .join(" ")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain === "" ? "teams" : plain}.${ending}`;
};

/** Starts a download of the content. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task; a minute is always long enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
