import { formatPrice } from '@dental-shop/domain/money/price';
import { type DataOf, type OrderSubject, orderName } from '../mail-content.ts';
import type { Words } from '../words/en.ts';
import { Action, Facts, Letter, Paragraph, type Props, Quotation } from './letter.tsx';

export function OrderAttention({ words, data, siteUrl, ...letter }: Props<'order-attention'>) {
  const { heading, body, reasons } = words.orderAttention;
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Quotation text={data.reasons.map((reason) => reasons[reason]).join('\n')} />
      <Facts rows={orderSubjectRows(data, words)} />
      <Action href={`${siteUrl}/staff/orders/${data.orderId}`} label={words.orderSubject.view} />
    </Letter>
  );
}

export function Dispute({ words, data, siteUrl, ...letter }: Props<'dispute'>) {
  const { heading, open, lost, closed, dispute } = words.dispute;
  const { status } = data;
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Facts rows={[...orderSubjectRows(data, words), [dispute, data.disputeId]]} />
      <Paragraph>{status === 'completed' ? lost : status === 'failed' ? closed : open}</Paragraph>
      <Action href={`${siteUrl}/staff/orders/${data.orderId}`} label={words.orderSubject.view} />
    </Letter>
  );
}

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

export function CardTesting({ words, data, siteUrl, ...letter }: Props<'card-testing'>) {
  const { heading, whatToDo, declines, account } = words.cardTesting;
  const { payment, customer, email, unknown } = words.orderSubject;
  return (
    <Letter {...letter} preview={data.email} heading={heading}>
      <Paragraph>{whatWasDone(data, words)}</Paragraph>
      <Facts
        rows={[
          [customer, data.name || unknown],
          [email, data.email || unknown],
          [payment, data.paymentIntentId],
          [declines[data.measure], String(data.declines)],
        ]}
      />
      <Paragraph>{whatToDo}</Paragraph>
      <Action href={`${siteUrl}/staff/accounts/${data.uid}`} label={account} />
    </Letter>
  );
}

function whatWasDone(
  { measure, state = 'canceled' }: DataOf<'card-testing'>,
  { cardTesting: { measures, notEnded } }: Words,
): string {
  return state === 'canceled' ? measures[measure] : notEnded[state];
}
