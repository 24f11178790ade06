import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../../shared/api/account-requests.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { savedCardsQuery } from '../../../shared/saved-cards/saved-card-requests.ts';
import { darkPalette } from '../../../shared/theme/theme.ts';
import { stripeClient } from '../flow/stripe-client.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import { PriceNotice } from './price-notice.tsx';

interface PaymentProps extends Omit<PaymentFormProps, 'address' | 'cards'> {
  fallback: ReactNode;
}

export default function Payment({ fallback, ...props }: PaymentProps) {
  const { user, checkout } = props;
  const { t, i18n } = useTranslation();
  const appearance = useAppearance();
  const cards = useQuery(savedCardsQuery(user.uid), queryClient);
  const account = useQuery(accountQuery(user.uid), queryClient);
  // Waits for fresh data even if some is cached, because a late update could move a card under the user's finger.
  const isLoaded = cards.isFetchedAfterMount && account.isFetchedAfterMount;
  const locale = i18n.language === 'es' ? 'es' : 'en';
  return (
    <Stack spacing={3}>
      <PriceNotice changes={checkout.priceChanges} amount={checkout.amount} />
      {cards.isError && <Alert severity="info">{t('checkout.methods.failed')}</Alert>}
      {isLoaded ? (
        // Stripe can't change an existing form's language or PaymentIntent, so the key forces a new form.
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
      ) : (
        fallback
      )}
    </Stack>
  );
}

function useAppearance(): Appearance {
  const theme = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const palette = prefersDark ? darkPalette : theme.palette;
  return {
    theme: prefersDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: palette.primary.main,
      colorBackground: palette.background.paper,
      colorText: palette.text.primary,
      colorDanger: palette.error.main,
      // Stripe's frame doesn't load the shop's typeface.
      fontFamily: 'system-ui, sans-serif',
      borderRadius: `${theme.shape.borderRadius}px`,
    },
  };
}
