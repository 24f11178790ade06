import { formatPrice } from '@dental-shop/domain/money/price';
import { type DataOf, type OrderSubject, orderName } from '../mail-content.ts';
import type { Words } from '../words/en.ts';
import { Facts, Letter, Paragraph, Quotation, type TemplateProps } from './letter.tsx';

export function OrderAttention({
  words,
  data,
  ...letter
}: TemplateProps & { data: DataOf<'order-attention'> }) {
  const { heading, body, reasons } = words.orderAttention;
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Quotation text={data.reasons.map((reason) => reasons[reason]).join('\n')} />
      <Facts rows={orderSubjectRows(data, words)} />
    </Letter>
  );
}

export function Dispute({ words, data, ...letter }: TemplateProps & { data: DataOf<'dispute'> }) {
  const { heading, open, lost, closed, dispute } = words.dispute;
  const { status } = data;
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Facts rows={[...orderSubjectRows(data, words), [dispute, data.disputeId]]} />
      <Paragraph>{status === 'completed' ? lost : status === 'failed' ? closed : open}</Paragraph>
    </Letter>
  );
}

/** Which order it is, whose, and how much: for mails to the office. */
function orderSubjectRows(
  { paymentIntentId, name, email, amount, currency, ...order }: OrderSubject,
  { orderSubject: labels }: Words,
): [string, string][] {
  return [
    [labels.order, orderName(order)],
    ...(order.number === undefined ? [] : [[labels.id, order.orderId] as [string, string]]),
    [labels.payment, paymentIntentId],
    [labels.customer, name || labels.unknown],
    [labels.email, email || labels.unknown],
    [labels.amount, formatPrice(amount, currency)],
  ];
}
