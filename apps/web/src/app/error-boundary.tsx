import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

type Props = { readonly children: ReactNode };
type State = { readonly error: unknown; readonly failed: boolean };

/** Contains the error of a screen: the shell stays, and stored data is not affected. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
