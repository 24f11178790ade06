import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import { Component, type ReactNode } from 'react';
import { InformationFailed } from './information-failed.tsx';

interface InformationBoundaryProps {
  page: InfoPage;
  children: ReactNode;
}

/** Shows in place of an information page that it could not be loaded; give it the page as its key. */
export class InformationBoundary extends Component<InformationBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <InformationFailed page={this.props.page} /> : this.props.children;
  }
}
