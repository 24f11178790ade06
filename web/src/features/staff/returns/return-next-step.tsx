import { formatPrice } from '@dental-shop/domain/money/price';
import { needsReplacement } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { staffPaths } from '../staff-paths.ts';
import { AcceptForm } from './accept-form.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { Settlement } from './settlement.tsx';

interface ReturnNextStepProps {
  rmaNumber: string;
  found: Return<unknown>;
  onMessage: (message: string) => void;
}

export function ReturnNextStep({ rmaNumber, found, onMessage }: ReturnNextStepProps) {
  const { t } = useTranslation('staff');
  const { state, lines, declineReason } = found;
  switch (state) {
    case 'requested':
      return <AcceptForm rmaNumber={rmaNumber} lines={lines} onDone={onMessage} />;
    case 'accepted':
      return (
        <Stack spacing={2}>
          <Typography sx={{ maxWidth: 720 }}>{t('returns.next.accepted')}</Typography>
          <ReceiptForm rmaNumber={rmaNumber} lines={lines} onDone={onMessage} />
        </Stack>
      );
    case 'received':
      return <Settlement rmaNumber={rmaNumber} lines={lines} onDone={onMessage} />;
    case 'settled':
      return <Settled rmaNumber={rmaNumber} found={found} />;
    case 'declined':
      return <Typography>{t('returns.next.declined', { reason: declineReason ?? '' })}</Typography>;
    case 'canceled':
      return <Typography>{t('returns.next.canceled')}</Typography>;
  }
}

function Settled({ rmaNumber, found }: Omit<ReturnNextStepProps, 'onMessage'>) {
  const { t } = useTranslation('staff');
  const { refundAmount, lines } = found;
  const hasReplacements = lines.some(({ resolution }) => resolution === 'replacement');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {refundAmount
          ? t('returns.next.refunded', { amount: formatPrice(refundAmount) })
          : t('returns.next.notRefunded')}
      </Typography>
      {needsReplacement(found) && (
        <Button variant="contained" component={Link} to={staffPaths.packReplacement(rmaNumber)}>
          {t('returns.next.pack')}
        </Button>
      )}
      {hasReplacements && !needsReplacement(found) && (
        <Typography>{t('returns.next.replaced')}</Typography>
      )}
    </Stack>
  );
}
