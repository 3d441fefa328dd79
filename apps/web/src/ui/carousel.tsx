import { useEffect, useRef, useState, type ReactNode } from "react";
import classes from "./carousel.module.css";
import { PauseIcon, PlayIcon } from "./icon.tsx";

type CarouselProps = {
  readonly label: string;
  /** Milliseconds between slides; it rests while hovered, focused, paused, hidden or when motion is unwanted. */
  readonly interval: number;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly slideLabel: (number: number, total: number) => string;
  readonly pauseLabel: string;
  readonly playLabel: string;
};

const wantsMotion = (): boolean => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Slides in a row that scrolls and snaps; the browser does the swiping, no library. */
export const Carousel = ({ label, interval, slides, slideLabel, pauseLabel, playLabel }: CarouselProps) => {
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(() => !wantsMotion());
  const [resting, setResting] = useState(false);
  const total = slides.length;

  const show = (next: number): void => {
    const row = track.current;
    row?.scrollTo({ left: next * row.clientWidth, behavior: wantsMotion() ? "smooth" : "instant" });
  };

  useEffect(() => {
    if (paused || resting || total < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") show((index + 1) % total);
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [paused, resting, total, interval, index]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ends = new AbortController();
    const on = (type: string, rests: boolean): void => {
      element.addEventListener(type, () => setResting(rests), { signal: ends.signal });
    };
    on("pointerenter", true);
    on("focusin", true);
    on("pointerleave", false);
    on("focusout", false);
    return () => ends.abort();
  }, []);

  return (
    <section ref={frame} className={classes["carousel"]} aria-roledescription="carousel" aria-label={label}>
      <div
        ref={track}
        className={classes["track"]}
        onScroll={({ currentTarget }) => {
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        }}
      >
        {slides.map((slide, position) => (
          <div
            key={slide.key}
            className={classes["slide"]}
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(position + 1, total)}
            inert={position !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {total > 1 && (
        <div className={classes["controls"]}>
          {slides.map((slide, position) => (
            <button
              key={slide.key}
              type="button"
              className={classes["dot"]}
              aria-label={slideLabel(position + 1, total)}
              aria-current={position === index}
              onClick={() => {
                show(position);
              }}
            />
          ))}
          <button
            type="button"
            className={classes["pause"]}
            aria-label={paused ? playLabel : pauseLabel}
            onClick={() => {
              setPaused(!paused);
            }}
          >
            {paused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
          </button>
        </div>
      )}
    </section>
  );
};
