import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../shared/loading/load-chunk.ts';
import { ErrorPage } from '../shared/ui/error-page.tsx';

/** The error page for what was thrown; only what visitors can meet is put in their language. */
export function CaughtError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const text = error instanceof Error ? error.message : String(error);
  const message =
    error instanceof ChunkLoadError ? t('common.error.chunk', { chunk: error.chunk }) : text;
  return <ErrorPage message={message} canReload />;
}
