import { Component, type ReactNode } from 'react';
import { CaughtError } from './caught-error.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Wrapped, because anything can be thrown, `undefined` too. */
  caught: { error: unknown } | null;
}

/** Shows the error page in place of what failed; for a screen give it the path as its key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <CaughtError error={caught.error} />;
  }
}
