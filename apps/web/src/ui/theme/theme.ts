import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

// Shade 7 is the light scheme's accent and shade 4 the dark one's; the tokens carry the exact values.
const accent: MantineColorsTuple = [
  "#eceeff",
  "#d8dcfe",
  "#bcc5fd",
  "#a6b7fb",
  "#8ea4fa",
  "#6172f3",
  "#444ce7",
  "#3538cd",
  "#2d2fb3",
  "#23258c",
];

// Mantine paints fields, borders and hovers from these two scales; their values are the tokens' hues.
const gray: MantineColorsTuple = [
  "#f4f6f9",
  "#eef1f6",
  "#e2e7ee",
  "#cfd6e0",
  "#b3bccb",
  "#8a94a6",
  "#5a6678",
  "#475467",
  "#344054",
  "#101828",
];
const dark: MantineColorsTuple = [
  "#f2f4f7",
  "#b3bccb",
  "#98a3b5",
  "#68748a",
  "#3a465e",
  "#263148",
  "#1d2638",
  "#0c111d",
  "#0a0e18",
  "#070a12",
];

const fieldStyles = { label: { marginBottom: 6, fontWeight: 600 }, description: { marginBottom: 6 } };

export const theme = createTheme({
  primaryColor: "accent",
  colors: { accent, gray, dark },
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: "pointer",
  fontFamily: "var(--font)",
  headings: { fontFamily: "var(--font)", fontWeight: "650" },
  defaultRadius: "var(--radius-control)",
  components: {
    NumberInput: { defaultProps: { size: "md" }, styles: fieldStyles },
    Modal: { defaultProps: { centered: true, radius: 16, overlayProps: { backgroundOpacity: 0.5 } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.5 } } },
    Popover: { defaultProps: { radius: 12, shadow: "md" } },
  },
});

/** Maps Mantine's variables to our tokens, so that both schemes have one source. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-bright": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-3)",
    "--mantine-color-placeholder": "var(--ink-3)",
    "--mantine-color-anchor": "var(--accent)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-default": "var(--card)",
    "--mantine-color-default-hover": "var(--fill)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--line-strong)",
    "--mantine-color-disabled": "var(--fill)",
    "--mantine-color-disabled-color": "var(--ink-3)",
    "--mantine-color-disabled-border": "var(--line)",
    "--mantine-color-accent-filled": "var(--accent)",
    "--mantine-color-accent-filled-hover": "var(--accent-hover)",
    "--mantine-color-accent-light": "var(--accent-soft)",
    "--mantine-color-accent-light-hover": "var(--accent-soft)",
    "--mantine-color-accent-light-color": "var(--accent)",
    "--mantine-color-accent-outline": "var(--accent)",
    "--mantine-primary-color-filled": "var(--accent)",
    "--mantine-primary-color-contrast": "var(--accent-ink)",
    "--mantine-line-height": "1.45",
  };
  return { variables: {}, light: shared, dark: shared };
};
