import { maxPadLines } from '@dental-shop/domain/quick-order/pad-line';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import type { Row } from './use-pad.ts';

/** What was done with the whole pad last. */
export type Done =
  | { kind: 'added'; count: number }
  | { kind: 'full' }
  | { kind: 'cleared'; rows: readonly Row[] }
  /** With how many of the lines that were written since found no room. */
  | { kind: 'restored'; refused: number };

/** Says what became of the pad, with the next step or the way back. To stand in a status. */
export function DoneNotice({
  done,
  onUndo,
}: {
  done: Done;
  onUndo: (rows: readonly Row[]) => void;
}) {
  const { t } = useTranslation('pad');
  const { t: shopText } = useTranslation();
  switch (done.kind) {
    case 'full':
      return (
        <Alert severity="error" role="presentation">
          {t('failure.full')}
        </Alert>
      );
    case 'cleared':
      return (
        <Alert
          severity="info"
          role="presentation"
          action={<Button onClick={() => onUndo(done.rows)}>{t('summary.undo')}</Button>}
        >
          {t('summary.cleared')}
        </Alert>
      );
    case 'restored':
      return (
        <Alert severity={done.refused > 0 ? 'warning' : 'info'} role="presentation">
          {t('summary.restored')}
          {done.refused > 0 && (
            <div>{t('list.refused', { count: done.refused, most: maxPadLines })}</div>
          )}
        </Alert>
      );
    case 'added':
      return (
        <Alert
          severity="success"
          role="presentation"
          action={
            <Button component={Link} to={paths.cart}>
              {shopText('shop.viewCart')}
            </Button>
          }
        >
          {t('summary.added', { count: done.count })}
        </Alert>
      );
  }
}
