/** The result of sharing an address: the device's share sheet, the clipboard, or neither. */
export type ShareResult = "shared" | "copied" | "closed" | "failed";

/** Opens the device's share sheet on touch devices, copies to the clipboard elsewhere. */
export async function shareOrCopy(url: string, title: string): Promise<ShareResult> {
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
