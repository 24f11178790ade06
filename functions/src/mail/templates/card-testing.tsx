import type { DataOf } from '../mail-content.ts';
import { Action, Facts, Letter, Paragraph, type TemplateProps } from './letter.tsx';

export function CardTesting({
  words,
  data,
  siteUrl,
  ...letter
}: TemplateProps & { data: DataOf<'card-testing'> }) {
  const { heading, measures, whatToDo, declines, account } = words.cardTesting;
  const { payment, customer, email, unknown } = words.orderSubject;
  return (
    <Letter {...letter} preview={data.email} heading={heading}>
      <Paragraph>{measures[data.measure]}</Paragraph>
      <Facts
        rows={[
          [customer, data.name || unknown],
          [email, data.email || unknown],
          [payment, data.paymentIntentId],
          [declines, String(data.declines)],
        ]}
      />
      <Paragraph>{whatToDo}</Paragraph>
      <Action href={`${siteUrl}/staff/accounts/${data.uid}`} label={account} />
    </Letter>
  );
}
