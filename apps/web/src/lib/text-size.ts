/** Widths and heights of the window below these, in lines of text (rem), have another layout. */
const NARROW = 22.4375;
const LOW = 32;
/** From here on a screen has two panes; pixels. */
const WIDE = 1024;

/**
 * Marks the document as narrow or low for the size of its text. Media queries know only the size that the browser is set
 * to, not the one of a page's or an extension's own setting.
 */
export function followTextSize(): void {
  const root = document.documentElement;
  const probe = document.createElement("div");
  probe.style.cssText = "position:absolute;width:1rem;height:0;visibility:hidden";
  probe.ariaHidden = "true";
  let rem = 16;
  const mark = (): void => {
    root.toggleAttribute("data-narrow", window.innerWidth < NARROW * rem);
    root.toggleAttribute("data-low", window.innerWidth < WIDE && window.innerHeight < LOW * rem);
  };
  document.body.append(probe);
  new ResizeObserver(([entry]) => {
    rem = entry?.contentRect.width ?? rem;
    mark();
  }).observe(probe);
  window.addEventListener("resize", mark);
}
