import { Component, type ReactNode } from 'react';
import { emptyReactFireCache } from './reactfire-cache.ts';

interface FirestoreErrorBoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
}

interface FirestoreErrorBoundaryState {
  failed: boolean;
}

/**
 * ReactFire's hooks throw while rendering when a listener fails. This keeps the rest of the page,
 * and lets the user try again; React itself logs the error. Give it the user's uid as its key.
 */
export class FirestoreErrorBoundary extends Component<
  FirestoreErrorBoundaryProps,
  FirestoreErrorBoundaryState
> {
  override state: FirestoreErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): FirestoreErrorBoundaryState {
    return { failed: true };
  }

  private readonly retry = () => {
    emptyReactFireCache();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
