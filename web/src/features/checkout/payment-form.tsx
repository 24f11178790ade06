import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../session/session.ts';
import { checkoutErrorMessage } from './checkout-error-message.ts';
import type { PreparedCheckout } from './checkout-state.ts';
import { confirmPayment } from './confirm-payment.ts';
import { NewCard } from './new-card.tsx';
import { newMethod, PaymentMethods } from './payment-methods.tsx';
import { ShippingAddress } from './shipping-address.tsx';

export interface PaymentFormProps {
  user: SessionUser;
  checkout: PreparedCheckout;
  cards: readonly SavedPaymentMethod[];
  paying: boolean;
  onPay: () => void;
  onSucceeded: (email: string) => void;
  onFailed: (failure: string) => void;
}

export function PaymentForm({ user, checkout, cards, paying, ...handlers }: PaymentFormProps) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [chosen, setChosen] = useState(cards[0]?.id ?? newMethod);
  const [save, setSave] = useState(false);
  const [formReady, setFormReady] = useState(false);
  const busy = useRef(false);
  const isNew = chosen === newMethod;

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    // `paying` is only seen at the next render, and a double click is faster than that.
    if (busy.current || !stripe || !elements) return;
    busy.current = true;
    handlers.onPay();
    try {
      const method = isNew
        ? ({ type: 'new', save } as const)
        : { type: 'saved' as const, id: chosen };
      const outcome = await confirmPayment({ stripe, elements, user, checkout, method });
      if (outcome === 'succeeded') handlers.onSucceeded(user.email);
      else if (outcome === 'processing') handlers.onFailed(t('checkout.stillProcessing'));
      else handlers.onFailed(outcome.failure ?? t('cart.payment.failed'));
    } catch (error) {
      console.error('The payment failed.', { checkoutId: checkout.checkoutId, error });
      handlers.onFailed(checkoutErrorMessage(error, t));
    } finally {
      busy.current = false;
    }
  };

  return (
    <Stack component="form" spacing={3} onSubmit={pay} noValidate>
      <PaymentMethods cards={cards} chosen={chosen} disabled={paying} onChoose={setChosen} />
      {isNew && <NewCard save={save} disabled={paying} onSave={setSave} onReady={setFormReady} />}
      <ShippingAddress uid={user.uid} />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        disabled={paying || (isNew && !formReady)}
      >
        {paying ? t('checkout.processing') : t('checkout.pay')}
      </Button>
    </Stack>
  );
}
