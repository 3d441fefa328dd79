import { useEffect, useRef, useState, type ReactNode } from "react";
import classes from "./carousel.module.css";
import { PauseIcon, PlayIcon } from "./icon.tsx";

type CarouselProps = {
  readonly label: string;
  /** Milliseconds between slides; stops while hovered, focused, paused, hidden or with reduced motion. */
  readonly interval: number;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly slideLabel: (number: number, total: number) => string;
  readonly pauseLabel: string;
  readonly playLabel: string;
};

const wantsMotion = (): boolean => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const scrollToSlide = (track: HTMLElement | null, index: number): void => {
  const slide = track?.children[index];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({
    left: slide.offsetLeft - track.offsetLeft,
    behavior: wantsMotion() ? "smooth" : "instant",
  });
};

/** The visible slides; a wide screen shows several at once. */
const useVisible = (track: { readonly current: HTMLElement | null }, total: number): ReadonlySet<number> => {
  const [visible, setVisible] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const { current: root } = track;
    if (!root) return undefined;
    const children = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        setVisible((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(children.indexOf(target));
            else after.delete(children.indexOf(target));
          }
          return after;
        });
      },
      { root, threshold: 0.6 },
    );
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [track, total]);
  return visible;
};

/** Whether the pointer or the focus is on it. */
const useResting = (frame: { readonly current: HTMLElement | null }): boolean => {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    const { current: element } = frame;
    if (!element) return undefined;
    const ends = new AbortController();
    const on = (type: string, rests: boolean): void =>
      element.addEventListener(type, () => setResting(rests), { signal: ends.signal });
    on("pointerenter", true);
    on("focusin", true);
    on("pointerleave", false);
    on("focusout", false);
    return () => ends.abort();
  }, [frame]);
  return resting;
};

/** Slides in a row that scrolls and snaps. Swiping is native, without a library. */
export const Carousel = ({ label, interval, slides, slideLabel, pauseLabel, playLabel }: CarouselProps) => {
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(() => !wantsMotion());
  const total = slides.length;
  const visible = useVisible(track, total);
  const resting = useResting(frame);
  const first = Math.min(...visible, total - 1);
  const last = Math.max(...visible, 0);
  const overflows = visible.size < total;

  useEffect(() => {
    if (isPaused || resting || !overflows) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        scrollToSlide(track.current, last === total - 1 ? 0 : first + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [isPaused, resting, overflows, first, last, total, interval]);

  return (
    <section ref={frame} className={classes["carousel"]} aria-roledescription="carousel" aria-label={label}>
      <div ref={track} className={classes["track"]}>
        {slides.map((slide, position) => (
          <div
            key={slide.key}
            className={classes["slide"]}
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(position + 1, total)}
            inert={!visible.has(position)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {overflows && (
        <div className={classes["controls"]}>
          {slides.map((slide, position) => (
            <button
              key={slide.key}
              type="button"
              className={classes["dot"]}
              aria-label={slideLabel(position + 1, total)}
              aria-current={visible.has(position)}
              onClick={() => scrollToSlide(track.current, position)}
            />
          ))}
          <button
            type="button"
            className={classes["pause"]}
            aria-label={isPaused ? playLabel : pauseLabel}
            onClick={() => setIsPaused(!isPaused)}
          >
            {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
          </button>
        </div>
      )}
    </section>
  );
};
