import { invoicePath } from '@dental-shop/domain/api/paths';
import type { Order } from '@dental-shop/domain/order/order';
import type { OrderStatus } from '@dental-shop/domain/order/order-status';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import { orderName } from './order-name.ts';

/** Orders that were paid, also where the money was refunded or disputed since. */
const invoicedStatuses: readonly OrderStatus[] = ['completed', 'refunded', 'disputed'];

interface InvoiceButtonProps {
  orderId: string;
  order: Pick<Order<unknown>, 'number' | 'status'>;
  size?: 'small' | 'medium';
}

/** Downloads the PDF invoice of an order. */
export function InvoiceButton({
  orderId,
  order: { number, status },
  size = 'medium',
}: InvoiceButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (!invoicedStatuses.includes(status)) return null;
  const download = async () => {
    setState('loading');
    try {
      await downloadFile(invoicePath(orderId), `${t('account.orders.invoice')}-${orderId}.pdf`);
      setState('idle');
    } catch (error) {
      console.error('The invoice could not be downloaded.', { orderId, error });
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        disabled={state === 'loading'}
        onClick={() => void download()}
        aria-label={t('account.orders.invoiceOf', { id: orderName({ id: orderId, number }) })}
      >
        {t('account.orders.invoice')}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t('account.orders.invoiceFailed')}
        </Typography>
      )}
    </>
  );
}
