import { maxPadLines } from '@dental-shop/domain/quick-order/pad-lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import type { WorkerReading } from './read-in-worker.ts';

/** What became of the last list that was brought in. */
export type ListOutcome =
  | {
      status: 'read';
      count: number;
      refused: number;
      skipped: readonly string[];
      hiddenRows: number;
    }
  | Extract<WorkerReading, { status: 'failed' }>
  | { status: 'failed'; failure: 'catalogue' };

/** Names what was not taken: nothing of a list disappears without a word. To stand in a status. */
export function ListNotice({ outcome }: { outcome: ListOutcome }) {
  const { t } = useTranslation('pad');
  if (outcome.status === 'failed') {
    return (
      <Alert severity="error" role="presentation">
        {t(`failure.${outcome.failure}`)}
      </Alert>
    );
  }
  const { count, refused, skipped, hiddenRows } = outcome;
  const isWhole = count > 0 && refused === 0;
  return (
    <Alert severity={isWhole ? 'success' : 'warning'} role="presentation">
      <div>{count > 0 ? t('list.result', { count }) : t('list.nothing')}</div>
      {refused > 0 && <Box>{t('list.refused', { count: refused, most: maxPadLines })}</Box>}
      {hiddenRows > 0 && <Box>{t('list.hiddenRows', { count: hiddenRows })}</Box>}
      {skipped.length > 0 && (
        <details>
          <Box component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
            {t('list.skipped', { count: skipped.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same twice, and never changes.
              <li key={index}>{line}</li>
            ))}
          </Box>
        </details>
      )}
    </Alert>
  );
}

/** While a list takes long to read. To stand in a status. */
export function SlowListNotice({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('pad');
  return (
    <Alert
      severity="info"
      role="presentation"
      action={
        <Button color="inherit" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      }
    >
      {t('list.reading')}
    </Alert>
  );
}
