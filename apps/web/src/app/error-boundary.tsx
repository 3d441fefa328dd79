import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly error: unknown; readonly failed: boolean };

/** Contains the error of a screen: the shell stays, and stored data is not affected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
