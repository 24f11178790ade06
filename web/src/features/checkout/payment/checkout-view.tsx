import { type Cart, getUnitPrice, subtotal } from '@dental-shop/domain/cart/cart';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../../shared/session/session.ts';
import { touchTarget } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { CheckoutInProgress, ConfirmPayment } from '../flow/checkout-machine.ts';
import { FocusedHeading } from '../outcome/focused-heading.tsx';
import { CheckoutItems } from './checkout-items.tsx';
import { PaymentPanel } from './payment-panel.tsx';

interface CheckoutViewProps {
  user: SessionUser;
  cart: Cart;
  state: CheckoutInProgress;
  onRetry: () => void;
  onPay: (confirm: ConfirmPayment) => void;
  onReturn: () => void;
}

export function CheckoutView({ user, cart, state, onRetry, onPay, onReturn }: CheckoutViewProps) {
  const { t } = useTranslation();
  const prepared = 'checkout' in state ? state.checkout : null;
  const items = prepared?.items ?? cart.map(itemOf);
  return (
    <Stack spacing={3}>
      <FocusedHeading>{t('checkout.cart.payment.title')}</FocusedHeading>
      <Box sx={columnsStyle}>
        <Box component="section" sx={itemsStyle}>
          <Button
            variant="outlined"
            fullWidth
            disabled={state.step === 'paying'}
            onClick={onReturn}
            sx={{ mb: 1, minHeight: touchTarget }}
          >
            {t('checkout.cart.summary.returnToCart')}
          </Button>
          {/* A purchase in another tab may have emptied the cart. */}
          {items.length > 0 && (
            <CheckoutItems items={items} amount={prepared?.amount ?? subtotal(cart)} />
          )}
        </Box>
        <Box sx={{ gridArea: 'payment', minWidth: 0 }}>
          <PaymentPanel
            user={user}
            state={state}
            onRetry={cart.length > 0 ? onRetry : undefined}
            onPay={onPay}
          />
        </Box>
      </Box>
    </Stack>
  );
}

const itemOf = (line: Cart[number]) => ({
  sku: line.SKU,
  name: line.Name,
  unitPrice: getUnitPrice(line),
  quantity: line.quantity,
});

const columnsStyle = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"items" "payment"', md: '"payment items"' },
} as const;

const itemsStyle = {
  gridArea: 'items',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
