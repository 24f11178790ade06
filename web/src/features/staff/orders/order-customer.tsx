import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { users } from '../../../shared/firestore/collections.ts';
import { useCurrentLanguage } from '../../../shared/i18n/use-current-language.ts';
import { ReceiptLink } from '../../../shared/orders/receipt-link.tsx';
import { brandName } from '../../../shared/saved-cards/card-brand.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { CustomerContact } from '../customer-contact.tsx';
import { RecordSection } from '../record-section.tsx';
import { stackedLinks } from '../stacked-links.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { stripePaymentUrl } from './stripe-payment-url.ts';

export function OrderCustomer({ order }: { order: OrderRecord<unknown> }) {
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const { uid, customerName, email, shippingAddress } = order;
  const phone = useCustomersPhone(uid);
  const lines = shippingAddress ? addressLines(shippingAddress, language) : [];
  return (
    <>
      <RecordSection title={t('record.customer')}>
        <CustomerContact {...{ uid, email, phone }} name={customerName} address={null} />
      </RecordSection>
      <RecordSection title={t('orders.order.shippingAddress')}>
        {lines.length > 0 ? (
          lines.map((line) => <div key={line}>{line}</div>)
        ) : (
          <span>{t('orders.order.noAddress')}</span>
        )}
      </RecordSection>
      <CustomerNotes details={order.details} />
      <OrderPayment order={order} />
    </>
  );
}

/** The account's current number: an old one wouldn't reach the customer. */
function useCustomersPhone(uid: string): string | undefined {
  const account = useLiveDocument(users, uid);
  return typeof account === 'string' ? undefined : account.phone;
}

function CustomerNotes({ details }: { details: OrderDetails | undefined }) {
  const { t } = useTranslation('staff');
  const { reference, deliveryNote } = details ?? {};
  return (
    <>
      {reference && <RecordSection title={t('orders.order.reference')}>{reference}</RecordSection>}
      {deliveryNote && (
        <RecordSection title={t('orders.order.deliveryNote')}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{deliveryNote}</Box>
        </RecordSection>
      )}
    </>
  );
}

interface OrderPaymentProps {
  order: OrderRecord<unknown>;
}

function OrderPayment({ order: { card, paymentIntentId, receiptUrl } }: OrderPaymentProps) {
  const { t } = useTranslation('staff');
  return (
    <RecordSection title={t('orders.order.payment')}>
      <Box sx={stackedLinks}>
        {card && (
          <div>{t('orders.order.card', { brand: brandName(card.brand), last4: card.last4 })}</div>
        )}
        <div>{`${t('orders.order.paymentId')}: ${paymentIntentId}`}</div>
        <MuiLink
          href={stripePaymentUrl(paymentIntentId)}
          target="_blank"
          rel="noreferrer"
          sx={standaloneLink}
        >
          {t('orders.order.openInStripe')}
        </MuiLink>
        {receiptUrl !== null && <ReceiptLink url={receiptUrl} />}
      </Box>
    </RecordSection>
  );
}
