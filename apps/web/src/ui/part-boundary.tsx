import { Component, type ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { Notice } from "./notice.tsx";

type PartBoundaryProps = { readonly children: ReactNode };
type PartBoundaryState = { readonly failed: boolean };

/** Contains the error of one card or list of a page: content that somebody posted must not stop the rest. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Notice tone="warn">{t("shell.partCrashed")}</Notice> : this.props.children;
  }
}
