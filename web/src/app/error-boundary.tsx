import { Component, type ContextType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../shared/loading/load-chunk.ts';
import { PageDataContext } from '../shared/page-data/use-page-data.ts';
import { ErrorPage } from '../shared/ui/error-page.tsx';
import { noteFirstScreen } from './replay-early-input.tsx';
import { reportError } from './report-errors.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Wrapped, because anything can be thrown, `undefined` too. */
  caught: { error: unknown } | null;
}

/**
 * Shows the error page in place of what failed. A screen's boundary takes the path as its key, so that
 * the next screen starts without the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = PageDataContext;
  declare context: ContextType<typeof PageDataContext>;
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    noteFirstScreen();
    // Whoever comes back to the screen asks for its data again.
    this.context.forgetFailures();
    reportError(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <CaughtError error={caught.error} />;
  }
}

/** A missing chunk is what visitors can meet: only that message is translated. */
function CaughtError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const text = error instanceof Error ? error.message : String(error);
  const message =
    error instanceof ChunkLoadError ? t('common.error.chunk', { chunk: error.chunk }) : text;
  return <ErrorPage message={message} canReload />;
}
