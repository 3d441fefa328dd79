/** Where an address went: to another app through the device's own sheet, to the clipboard, or nowhere. */
export type Shared = "shared" | "copied" | "closed" | "failed";

/** Hands an address to the device's sheet where a finger would expect it, to the clipboard elsewhere. */
export async function shareOrCopy(url: string, title: string): Promise<Shared> {
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
