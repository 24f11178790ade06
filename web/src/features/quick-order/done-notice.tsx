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
  | { kind: 'cleared'; rows: readonly Row[] };

/** Says what became of the pad, with the next step or the way back. */
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
      return <Alert severity="error">{t('failure.full')}</Alert>;
    case 'cleared':
      return (
        <Alert
          severity="info"
          role="status"
          action={<Button onClick={() => onUndo(done.rows)}>{t('summary.undo')}</Button>}
        >
          {t('summary.cleared')}
        </Alert>
      );
    case 'added':
      return (
        <Alert
          severity="success"
          role="status"
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
