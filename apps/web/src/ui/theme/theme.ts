import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

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

/** Variants of ours beside Mantine's: "soft" is the quiet button beside a filled one, "danger" cannot be undone. */
const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === "soft") {
    return {
      background: "var(--fill)",
      hover: "var(--fill-hover)",
      color: "var(--ink)",
      border: "1px solid transparent",
    };
  }
  if (input.variant === "danger") {
    return {
      background: "var(--bad)",
      hover: "var(--bad-hover)",
      color: "var(--card)",
      border: "1px solid transparent",
    };
  }
  if (input.variant === "subtle" || input.variant === "transparent") {
    return {
      background: "transparent",
      hover: "var(--fill)",
      color: "var(--ink-2)",
      border: "1px solid transparent",
    };
  }
  return defaultVariantColorsResolver(input);
};

export const theme = createTheme({
  primaryColor: "accent",
  colors: { accent },
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: "pointer",
  fontFamily: "var(--font)",
  headings: { fontFamily: "var(--font)", fontWeight: "650" },
  defaultRadius: "var(--radius-control)",
  variantColorResolver,
  components: {
    Button: { defaultProps: { size: "md" }, styles: { root: { "--button-height": "46px", minHeight: 46 } } },
    ActionIcon: { defaultProps: { size: 44, variant: "subtle" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Modal: { defaultProps: { centered: true, radius: 16, overlayProps: { backgroundOpacity: 0.5 } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.5 } } },
    Popover: { defaultProps: { radius: 12, shadow: "md" } },
  },
});

/** Mantine's own variables read from our tokens, so both schemes have one source. */
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
