import { invoicePath } from '@dental-shop/domain/api/paths';
import type { Order } from '@dental-shop/domain/order/order';
import { isPaid } from '@dental-shop/domain/order/paid';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { downloadFile } from '../api/download-file.ts';
import { Button } from '../ui/button.tsx';
import { orderName } from './order-name.ts';

interface InvoiceButtonProps {
  orderId: string;
  order: Pick<Order<unknown>, 'number' | 'status'>;
  size?: 'small' | 'medium';
}

type Download = { status: 'idle' | 'loading' } | { status: 'failed'; error: unknown };

/** Downloads the PDF invoice of an order. */
export function InvoiceButton({
  orderId,
  order: { number, status },
  size = 'medium',
}: InvoiceButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<Download>({ status: 'idle' });
  if (!isPaid({ status })) return null;
  const download = async () => {
    setState({ status: 'loading' });
    try {
      await downloadFile(invoicePath(orderId), `${t('account.orders.invoice')}-${orderId}.pdf`);
      setState({ status: 'idle' });
    } catch (error) {
      console.error('The invoice could not be downloaded.', { orderId, error });
      setState({ status: 'failed', error });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        disabled={state.status === 'loading'}
        onClick={() => void download()}
        aria-label={t('account.orders.invoiceOf', { id: orderName({ id: orderId, number }) })}
      >
        {t('account.orders.invoice')}
      </Button>
      {state.status === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t(
            state.error instanceof ApiError && state.error.code === 'too-many-requests'
              ? 'common.tooManyPdfs'
              : 'account.orders.invoiceFailed',
          )}
        </Typography>
      )}
    </>
  );
}
