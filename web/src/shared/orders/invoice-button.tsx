import { invoicePath } from '@dental-shop/domain/api/paths';
import type { Order } from '@dental-shop/domain/order/order';
import { isPaid } from '@dental-shop/domain/order/paid';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import { DownloadButton } from '../downloads/download-button.tsx';
import { orderName } from './order-name.ts';

interface InvoiceButtonProps {
  orderId: string;
  order: Pick<Order<unknown>, 'number' | 'status'>;
  size?: 'small' | 'medium';
}

export function InvoiceButton({ orderId, order, size = 'medium' }: InvoiceButtonProps) {
  const { t } = useTranslation();
  if (!isPaid(order)) return null;
  const label = t('account.orders.invoice');
  return (
    <DownloadButton
      name="invoice"
      download={() => downloadFile(invoicePath(orderId), `${label}-${orderId}.pdf`)}
      size={size}
      label={label}
      aria-label={t('account.orders.invoiceOf', {
        id: orderName({ id: orderId, number: order.number }),
      })}
      failed={t('account.orders.invoiceFailed')}
    />
  );
}
