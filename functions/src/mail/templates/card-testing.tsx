import type { DataOf } from '../mail-content.ts';
import type { Words } from '../words/en.ts';
import { Action, Facts, Letter, Paragraph, type TemplateProps } from './letter.tsx';

export function CardTesting({
  words,
  data,
  siteUrl,
  ...letter
}: TemplateProps & { data: DataOf<'card-testing'> }) {
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
