import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../../shared/api/account-requests.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { savedCardsQuery } from '../../../shared/saved-cards/saved-card-requests.ts';
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
  const cards = useQuery(savedCardsQuery(user.uid), queryClient);
  // Before the form and not within it: an address that comes later moves another card under the finger.
  const account = useQuery(accountQuery(user.uid), queryClient);
  const locale = i18n.language === 'es' ? 'es' : 'en';
  return (
    <Stack spacing={3}>
      <PriceNotice changes={checkout.priceChanges} amount={checkout.amount} />
      {cards.isError && <Alert severity="info">{t('checkout.methods.failed')}</Alert>}
      {cards.isPending || account.isPending ? (
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
            address={account.data?.profile.address ?? null}
            cards={cards.data ?? []}
          />
        </Elements>
      )}
    </Stack>
  );
}
