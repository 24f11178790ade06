import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { CheckoutState } from '../flow/checkout-state.ts';
import type { Pay } from '../flow/use-payment.ts';
import { FocusedHeading } from '../outcome/focused-heading.tsx';
import { PaymentFailure } from '../outcome/payment-failure.tsx';

/** A chunk of its own: it brings Stripe's React components. */
const Payment = lazy(() => loadChunk('checkout', () => import('./payment.tsx')));

interface PaymentPanelProps {
  user: SessionUser;
  state: Extract<CheckoutState, { uid: string }>;
  onRetry: () => void;
  onPay: Pay;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center', py: 4 }}>
      <CircularProgress size={24} aria-hidden />
      <Typography>{t('checkout.loading')}</Typography>
    </Stack>
  );
}

/** Replaces the cart's lines once the checkout has started. */
export function PaymentPanel({ user, state, onRetry, onPay }: PaymentPanelProps) {
  const { t } = useTranslation();
  const failure = state.step === 'paying' ? null : state.failure;
  return (
    <Stack spacing={2}>
      <FocusedHeading>{t('cart.payment.title')}</FocusedHeading>
      {failure !== null && (
        <PaymentFailure
          message={failure}
          action={
            state.step === 'refused' && <Button onClick={onRetry}>{t('checkout.retry')}</Button>
          }
        />
      )}
      {state.step === 'preparing' && <Loading />}
      {(state.step === 'ready' || state.step === 'paying') && (
        <Suspense fallback={<Loading />}>
          <Payment
            user={user}
            checkout={state.checkout}
            paying={state.step === 'paying'}
            onPay={onPay}
          />
        </Suspense>
      )}
    </Stack>
  );
}
