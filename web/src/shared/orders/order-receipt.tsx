import { addressLines } from '@dental-shop/domain/account/address-lines';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { Order } from '@dental-shop/domain/order/order';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../i18n/use-current-language.ts';
import { OrderItems } from './order-items.tsx';

interface OrderReceiptProps {
  order: Pick<
    Order<unknown>,
    'items' | 'amount' | 'amountRefunded' | 'currency' | 'shippingAddress' | 'details'
  >;
  heading: 'h2' | 'h3';
  lineNote?: (sku: string) => string;
}

export function OrderReceipt({ order, heading, lineNote }: OrderReceiptProps) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const { items, amount, amountRefunded, currency, shippingAddress, details } = order;
  const { reference, deliveryNote } = details ?? {};
  const part = (title: string, text: string) => (
    <section>
      <Typography variant="h3" component={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </section>
  );
  return (
    <Stack spacing={3}>
      <OrderItems
        items={items}
        total={amount}
        currency={currency}
        heading={heading}
        {...(lineNote && { lineNote })}
      >
        {amountRefunded > 0 && (
          <Typography sx={{ pt: 1, textAlign: 'right' }}>
            {t('account.orders.refunded', { amount: formatPrice(amountRefunded, currency) })}
          </Typography>
        )}
      </OrderItems>
      {shippingAddress &&
        part(t('checkout.address.title'), addressLines(shippingAddress, language).join('\n'))}
      {reference && part(t('checkout.details.reference'), reference)}
      {deliveryNote && part(t('checkout.details.deliveryNote'), deliveryNote)}
    </Stack>
  );
}
