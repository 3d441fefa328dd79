import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

type Props = { readonly children: ReactNode };
type State = { readonly error: unknown; readonly failed: boolean };

/** A screen that throws takes nothing else down: the shell stays, what is stored is untouched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
