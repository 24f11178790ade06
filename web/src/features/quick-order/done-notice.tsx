import { maxPadLines } from '@dental-shop/domain/quick-order/pad-lines';
import Alert, { type AlertColor } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { Row } from './use-pad.ts';

/** What was done with the whole pad last. */
export type Done =
  | { kind: 'added'; count: number }
  | { kind: 'full' }
  | { kind: 'cleared'; rows: readonly Row[] }
  /** With how many of the lines that were written since found no room. */
  | { kind: 'restored'; refused: number };

interface DoneNoticeProps {
  done: Done;
  onUndo: (rows: readonly Row[]) => void;
}

/** Says what became of the pad, with the next step or the way back. To stand in a status. */
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
