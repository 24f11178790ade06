import type { PaymentWallet } from '@dental-shop/domain/settings/shop-settings';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const offered = (import.meta.env.VITE_STRIPE_WALLETS ?? '').split(',');

/** Stripe shows each wallet enabled in its account unless the page sets it to `never`. */
const choice = (wallet: PaymentWallet) => (offered.includes(wallet) ? 'auto' : 'never');

const options = {
  wallets: {
    link: choice('link'),
    applePay: choice('applePay'),
    googlePay: choice('googlePay'),
  } satisfies Record<PaymentWallet, 'auto' | 'never'>,
};

interface NewCardProps {
  save: boolean;
  disabled: boolean;
  onSave: (save: boolean) => void;
  onReady: () => void;
}

/** Rendered in Stripe's own frame, so the card number never enters the shop's page. */
export function NewCard({ save, disabled, onSave, onReady }: NewCardProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <Stack spacing={1}>
      {failed && (
        <Alert severity="error" role="alert">
          {t('checkout.cardFormFailed')}
        </Alert>
      )}
      <PaymentElement options={options} onReady={onReady} onLoadError={() => setFailed(true)} />
      <FormControlLabel
        disabled={disabled}
        control={<Checkbox checked={save} onChange={(_, checked) => onSave(checked)} />}
        label={t('checkout.methods.save')}
      />
    </Stack>
  );
}
