import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { Action, Facts, Letter, Paragraph, type Props } from './letter.tsx';

export function PaymentProblem({ words, data, siteUrl, ...letter }: Props<'payment-problem'>) {
  const { heading, body, next } = words.paymentProblem;
  const sentence = body(formatPrice(data.amount, data.currency), orderName(data));
  return (
    <Letter {...letter} preview={sentence} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/account`} label={words.visitAccount} />
    </Letter>
  );
}

export function Refund({ words, data, siteUrl, ...letter }: Props<'refund'>) {
  const { heading, whole, part, amount, refunded, paid, when } = words.refund;
  const money = (cents: number) => formatPrice(cents, data.currency);
  const sentence = data.amountRefunded >= data.paid ? whole : part;
  const body = sentence(money(data.amount), orderName(data));
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts
        rows={[
          [amount, money(data.amount)],
          [refunded, money(data.amountRefunded)],
          [paid, money(data.paid)],
        ]}
      />
      <Paragraph>{when}</Paragraph>
      <Action href={`${siteUrl}/account`} label={words.visitAccount} />
    </Letter>
  );
}
