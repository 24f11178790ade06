import type { Address } from '@dental-shop/domain/account/address';
import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overlongFields, readForm } from '../../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { OrderTerms } from '../../../shared/orders/order-terms.tsx';
import type { SessionUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ConfirmPayment, PreparedCheckout } from '../flow/checkout-machine.ts';
import { confirmPayment } from '../flow/confirm-payment.ts';
import { orderDetailsDraft } from '../flow/order-details-draft.ts';
import { PaymentFailure } from '../outcome/payment-failure.tsx';
import { NewCard } from './new-card.tsx';
import { detailFields, OrderDetailsFields } from './order-details-fields.tsx';
import { newMethod, PaymentMethods } from './payment-methods.tsx';
import { ShippingAddress } from './shipping-address.tsx';

export interface PaymentFormProps {
  user: SessionUser;
  checkout: PreparedCheckout;
  address: Address | null;
  cards: readonly SavedPaymentMethod[];
  paying: boolean;
  failure: string | null;
  onPay: (confirm: ConfirmPayment) => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { user, checkout, address, cards, paying, failure, onPay } = props;
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [chosen, setChosen] = useState(cards[0]?.id ?? newMethod);
  const [save, setSave] = useState(false);
  const [formReady, setFormReady] = useState(false);
  const language = useCurrentLanguage();
  const isNew = chosen === newMethod;
  const ready = stripe !== null && elements !== null && (!isNew || formReady);

  const choose = (method: string) => {
    setChosen(method);
    setFormReady(false);
  };
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [tooLong] = overlongFields(event.currentTarget);
    if (tooLong) {
      tooLong.focus();
      return;
    }
    const details = { language, ...readForm(event.currentTarget, detailFields) };
    if (!stripe || !elements) return;
    const method = isNew
      ? ({ type: 'new', save } as const)
      : { type: 'saved' as const, id: chosen };
    onPay((onConfirming) =>
      confirmPayment({ stripe, elements, user, checkout, method, details, onConfirming }),
    );
  };

  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={pay}
      onChange={({ currentTarget }) =>
        orderDetailsDraft.save(readForm(currentTarget, detailFields))
      }
      noValidate
    >
      <ShippingAddress address={address} />
      <OrderDetailsFields
        details={orderDetailsDraft.read() ?? checkout.details}
        disabled={paying}
      />
      <PaymentMethods cards={cards} chosen={chosen} disabled={paying} onChoose={choose} />
      {isNew && (
        <NewCard
          save={save}
          disabled={paying}
          onSave={setSave}
          onReady={() => setFormReady(true)}
        />
      )}
      {failure !== null && <PaymentFailure message={failure} />}
      <OrderTerms />
      <Box sx={payStyle}>
        <div>
          <span>{t('cart.summary.total')}</span>{' '}
          <Box
            component="span"
            className="price"
            translate="no"
            sx={{ fontWeight: 650, fontSize: '1.25rem' }}
          >
            {formatPrice(checkout.amount, checkout.currency)}
          </Box>
        </div>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          disabled={paying || !ready}
          sx={{ flexGrow: 1, maxWidth: '24rem' }}
        >
          {paying ? t('checkout.processing') : t('checkout.pay')}
        </Button>
      </Box>
    </Stack>
  );
}

const payStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
} as const;
