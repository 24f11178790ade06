import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { CheckoutInProgress, ConfirmPayment } from '../flow/checkout-machine.ts';
import { PaymentFailure } from '../outcome/payment-failure.tsx';

const Payment = lazyChunk('checkout', () => import('./payment.tsx'));

interface PaymentPanelProps {
  user: SessionUser;
  state: CheckoutInProgress;
  /** Undefined if the cart is empty. */
  onRetry: (() => void) | undefined;
  onPay: (confirm: ConfirmPayment) => void;
}

function Waiting({ children }: { children: string }) {
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center', py: 4 }}>
      <CircularProgress size={24} aria-hidden />
      <Typography>{children}</Typography>
    </Stack>
  );
}

/** Doesn't say whether the card was charged, because only the bank knows. */
function Checking({ notice }: { notice: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <Waiting>{t('checkout.checkingWithBank')}</Waiting>
      {notice !== null && (
        <Alert severity="info" role="status" action={<OrdersLink />}>
          {notice}
        </Alert>
      )}
    </>
  );
}

function OrdersLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.account()}>
      {t('checkout.cart.success.orders')}
    </Button>
  );
}

export function PaymentPanel({ user, state, onRetry, onPay }: PaymentPanelProps) {
  const { t } = useTranslation();
  const failure = 'failure' in state ? state.failure : null;
  const hasForm = state.step === 'ready' || state.step === 'paying';
  const loading = <Waiting>{t('checkout.loading')}</Waiting>;
  return (
    <Stack spacing={2}>
      {failure !== null && !hasForm && (
        <PaymentFailure
          message={failure}
          action={
            state.step === 'failed' &&
            (onRetry ? <Button onClick={onRetry}>{t('checkout.retry')}</Button> : <OrdersLink />)
          }
        />
      )}
      {state.step === 'preparing' && loading}
      {state.step === 'checking' && <Checking notice={state.notice} />}
      {hasForm && (
        <Suspense fallback={loading}>
          <Payment
            fallback={loading}
            user={user}
            checkout={state.checkout}
            paying={state.step === 'paying'}
            failure={failure}
            onPay={onPay}
          />
        </Suspense>
      )}
    </Stack>
  );
}
