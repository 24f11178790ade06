import { formatPrice } from '@dental-shop/domain/money/price';
import type { Order } from '@dental-shop/domain/order/order';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface OrderAmountProps {
  order: Pick<Order<unknown>, 'amount' | 'amountRefunded' | 'currency'>;
}

export function OrderAmount({ order: { amount, amountRefunded, currency } }: OrderAmountProps) {
  const { t } = useTranslation();
  const money = (cents: number) => formatPrice(cents, currency);
  return (
    <>
      <span>{money(amount)}</span>
      {amountRefunded > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('account.orders.refunded', { amount: money(amountRefunded) })}
        </Typography>
      )}
    </>
  );
}
