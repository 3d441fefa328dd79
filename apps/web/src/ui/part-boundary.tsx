import { Component, type ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { Notice } from "./notice.tsx";

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Contains the error of one card or list of a page: content that somebody posted must not stop the rest. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Notice tone="warn">{t("shell.partCrashed")}</Notice> : this.props.children;
  }
}
