import type { DataOf } from '../mail-content.ts';
import { Action, Letter, Paragraph } from './letter.tsx';
import type { TemplateProps } from './template-props.ts';
import { writeMoney } from './write-money.ts';

export function PaymentProblem({
  words,
  data,
  siteUrl,
  ...letter
}: TemplateProps & { data: DataOf<'payment-problem'> }) {
  const { heading, body, next } = words.paymentProblem;
  const sentence = body(writeMoney(data.amount, data.currency, letter.language), data.orderId);
  return (
    <Letter {...letter} preview={sentence} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/account`} label={words.visitAccount} />
    </Letter>
  );
}
