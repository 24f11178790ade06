import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { PreparedCheckout } from '../flow/checkout-state.ts';
import type { Pay } from '../flow/use-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { NewCard } from './new-card.tsx';
import { detailFields, OrderDetailsFields } from './order-details-fields.tsx';
import { newMethod, PaymentMethods } from './payment-methods.tsx';
import { ShippingAddress } from './shipping-address.tsx';

export interface PaymentFormProps {
  user: SessionUser;
  checkout: PreparedCheckout;
  cards: readonly SavedPaymentMethod[];
  paying: boolean;
  onPay: Pay;
}

export function PaymentForm({ user, checkout, cards, paying, onPay }: PaymentFormProps) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [chosen, setChosen] = useState(cards[0]?.id ?? newMethod);
  const [save, setSave] = useState(false);
  const [formReady, setFormReady] = useState(false);
  const language = useCurrentLanguage();
  const isNew = chosen === newMethod;
  // A press before Stripe.js has come would have no effect.
  const ready = stripe !== null && elements !== null && (!isNew || formReady);

  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const details = { language, ...readForm(event.currentTarget, detailFields) };
    if (!stripe || !elements) return;
    const method = isNew
      ? ({ type: 'new', save } as const)
      : { type: 'saved' as const, id: chosen };
    void onPay(user, checkout, (noteOpen) =>
      confirmPayment({ stripe, elements, user, checkout, method, details, noteOpen }),
    );
  };

  return (
    <Stack component="form" spacing={3} onSubmit={pay} noValidate>
      <PaymentMethods cards={cards} chosen={chosen} disabled={paying} onChoose={setChosen} />
      {isNew && <NewCard save={save} disabled={paying} onSave={setSave} onReady={setFormReady} />}
      <ShippingAddress uid={user.uid} />
      <OrderDetailsFields details={checkout.details} disabled={paying} />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        disabled={paying || !ready}
      >
        {paying ? t('checkout.processing') : t('checkout.pay')}
      </Button>
    </Stack>
  );
}
