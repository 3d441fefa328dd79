/** Room for the ring around the control. */
const RING = 5;

/** The nearest part around the control that scrolls sideways. */
function rowOf(control: HTMLElement): HTMLElement | null {
  for (let row = control.parentElement; row !== null && row.id !== "main"; row = row.parentElement)
    if (row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === "auto") return row;
  return null;
}

/**
 * A control that gets the focus by keyboard comes whole into view in a row that scrolls sideways. Browsers scroll to one that
 * is out of view, but leave one of which a few pixels are seen.
 */
export function showFocusWhole(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    const row = rowOf(target);
    if (row === null) return;
    const [{ left, right }, box] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
    if (left - RING < box.left) row.scrollLeft += left - RING - box.left;
    else if (right + RING > box.right) row.scrollLeft += right + RING - box.right;
  });
}
