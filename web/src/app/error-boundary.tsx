import { Component, type ContextType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { markFirstScreenHydrated } from '../shared/loading/first-screen.ts';
import { ChunkLoadError } from '../shared/loading/load-chunk.ts';
import { PageDataContext } from '../shared/page-data/use-page-data.ts';
import { ErrorPage } from '../shared/ui/fallbacks/error-page.tsx';
import { reportError } from './report-errors.ts';

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
}

/** Pass the path as `key` to reset the error on navigation. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  static override contextType = PageDataContext;
  declare context: ContextType<typeof PageDataContext>;
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    markFirstScreenHydrated();
    this.context.clearFailures();
    reportError(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <CaughtError error={caught.error} />;
  }
}

/** Only chunk errors are translated, because visitors rarely see others. */
function CaughtError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const text = error instanceof Error ? error.message : String(error);
  const message =
    error instanceof ChunkLoadError ? t('common.error.chunk', { chunk: error.chunk }) : text;
  return <ErrorPage message={message} canReload />;
}
