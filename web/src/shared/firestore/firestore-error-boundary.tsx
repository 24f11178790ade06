import { Component, type ReactNode } from 'react';

interface FirestoreErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

interface FirestoreErrorBoundaryState {
  failed: boolean;
}

/**
 * ReactFire's hooks throw while rendering when a listener fails; this keeps the rest of the page.
 * React itself logs the error. A new key, such as another user's uid, makes it try again.
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
