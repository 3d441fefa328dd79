import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import classes from "./tabs.module.css";

export type TabItem<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Shown small after the label, e.g. how many players the role has. */
  readonly count?: number;
};

type TabsProps<Value extends string> = {
  /** Prefix of the ids that connect tabs and panels; unique on the page. */
  readonly id: string;
  /** The accessible name of the row. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look?: "line" | "pill";
  /** Of two tabs with names of any length: each has half of the row at most, and the rest of its name is cut. */
  readonly halves?: boolean;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const nextIndex = (key: string, index: number, length: number): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + length) % length;
};

/** A row of tabs by the ARIA pattern: arrows, Home and End move and select; the row is one stop for the Tab key. */
export const Tabs = <Value extends string>({
  id,
  label,
  items,
  value,
  onChange,
  look = "line",
  halves = false,
}: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (!tab) return undefined;
    // The browser tells after its own layout whether the row cuts the tab: to read positions would force a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (entry && entry.intersectionRatio < 1) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
      },
      { root: list.current },
    );
    observer.observe(tab);
    return () => observer.disconnect();
  }, [value]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = items.findIndex((item) => item.value === value);
    const next = nextIndex(event.key, index, items.length);
    const item = next === null ? undefined : items[next];
    if (!item || next === null) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`${classes["list"]} ${classes[look]} ${halves ? classes["halves"] : ""}`}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-tab-${item.value}`}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? `${id}-panel` : undefined}
          tabIndex={item.value === value ? 0 : -1}
          className={classes["tab"]}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChange(item.value);
          }}
        >
          {halves ? <span className={classes["label"]}>{item.label}</span> : item.label}
          {/* A screen reader would read "DEF4" as one word. */}
          {item.count !== undefined && " "}
          {item.count !== undefined && <span className={classes["count"]}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
};

type TabPanelProps = { readonly id: string; readonly value: string; readonly children: ReactNode };

/** The content of the chosen tab of the row with the same `id`. */
export const TabPanel = ({ id, value, children }: TabPanelProps) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} className={classes["panel"]}>
    {children}
  </div>
);
