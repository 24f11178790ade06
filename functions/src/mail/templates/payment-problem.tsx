import { formatPrice } from '@dental-shop/domain/money/price';
import { type DataOf, orderName } from '../mail-content.ts';
import { Action, Letter, Paragraph, type TemplateProps } from './letter.tsx';

export function PaymentProblem({
  words,
  data,
  siteUrl,
  ...letter
}: TemplateProps & { data: DataOf<'payment-problem'> }) {
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
