import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfile } from '../../../shared/api/account-requests.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.ts';
import { getSavedPaymentMethods } from '../../../shared/saved-cards/saved-card-requests.ts';
import { stripeClient } from '../flow/stripe-client.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import { PriceNotice } from './price-notice.tsx';
import { useAppearance } from './use-appearance.ts';

interface PaymentProps extends Omit<PaymentFormProps, 'address' | 'cards'> {
  /** Shown while the saved cards and the address load. */
  waiting: ReactNode;
}

/** What the customer pays, to where, and with which card: for a checkout with a PaymentIntent. */
export default function Payment({ waiting, ...props }: PaymentProps) {
  const { user, checkout } = props;
  const { t, i18n } = useTranslation();
  const appearance = useAppearance();
  const { loaded: cards } = useLoaded(getSavedPaymentMethods, user.uid);
  // Before the form and not within it: an address that comes later moves another card under the finger.
  const { loaded: profile } = useLoaded(getProfile, user.uid);
  const locale = i18n.language === 'es' ? 'es' : 'en';
  return (
    <Stack spacing={3}>
      <PriceNotice changes={checkout.priceChanges} amount={checkout.amount} />
      {cards.status === 'failed' && <Alert severity="info">{t('checkout.methods.failed')}</Alert>}
      {cards.status === 'loading' || profile.status === 'loading' ? (
        waiting
      ) : (
        // The key makes a new form: Stripe cannot change the language or the payment of an old one.
        <Elements
          key={`${locale} ${checkout.clientSecret}`}
          stripe={stripeClient()}
          options={{ clientSecret: checkout.clientSecret, locale, appearance }}
        >
          <PaymentForm
            {...props}
            address={profile.status === 'loaded' ? profile.data.address : null}
            cards={cards.status === 'loaded' ? cards.data : []}
          />
        </Elements>
      )}
    </Stack>
  );
}
