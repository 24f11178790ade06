import { maxPadLines } from '@dental-shop/domain/quick-order/pad-lines';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { WorkerReading } from './list/read-in-worker.ts';
import type { Row } from './use-pad.ts';

export type Done =
  | { kind: 'added'; count: number }
  | { kind: 'full' }
  | { kind: 'cleared'; rows: readonly Row[] }
  | { kind: 'restored'; refused: number };

interface DoneNoticeProps {
  done: Done;
  onUndo: (rows: readonly Row[]) => void;
}

/** Must be rendered inside a status region. */
export function DoneNotice({ done, onUndo }: DoneNoticeProps) {
  const { t } = useTranslation('pad');
  const { t: shopText } = useTranslation();
  const notice = (severity: AlertColor, text: string, action?: ReactNode) => (
    <Alert severity={severity} role="presentation" action={action}>
      {text}
    </Alert>
  );
  switch (done.kind) {
    case 'full':
      return notice('error', t('failure.full'));
    case 'cleared': {
      const undo = <Button onClick={() => onUndo(done.rows)}>{t('summary.undo')}</Button>;
      return notice('info', t('summary.cleared'), undo);
    }
    case 'restored': {
      const { refused } = done;
      if (refused === 0) return notice('info', t('summary.restored'));
      const overflow = t('list.refused', { count: refused, most: maxPadLines });
      return notice('warning', `${t('summary.restored')} ${overflow}`);
    }
    case 'added': {
      const toCart = (
        <Button component={Link} to={paths.cart}>
          {shopText('shop.viewCart')}
        </Button>
      );
      return notice('success', t('summary.added', { count: done.count }), toCart);
    }
  }
}

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
  const isComplete = count > 0 && refused === 0;
  return (
    <Alert severity={isComplete ? 'success' : 'warning'} role="presentation">
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
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and the list never changes.
              <li key={index}>{line}</li>
            ))}
          </Box>
        </details>
      )}
    </Alert>
  );
}

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
