import { Component, type ReactNode } from 'react';

interface FirestoreErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

interface FirestoreErrorBoundaryState {
  failed: boolean;
}

/**
 * Keeps the rest of the page when a listener fails: ReactFire's hooks throw while rendering. React
 * itself logs the error. Another key, such as the next user's uid, tries again.
 */
export class FirestoreErrorBoundary extends Component<
  FirestoreErrorBoundaryProps,
  FirestoreErrorBoundaryState
> {
  override state: FirestoreErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): FirestoreErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
