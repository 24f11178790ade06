import type { DataOf } from '../mail-content.ts';
import { Facts } from './facts.tsx';
import { Letter, Paragraph, Quotation } from './letter.tsx';
import { orderSubjectRows } from './order-subject.ts';
import type { TemplateProps } from './template-props.ts';

export function OrderAttention({
  words,
  data,
  ...letter
}: TemplateProps & { data: DataOf<'order-attention'> }) {
  const { heading, body, reasons } = words.orderAttention;
  return (
    <Letter {...letter} preview={data.orderId} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Quotation text={data.reasons.map((reason) => reasons[reason]).join('\n')} />
      <Facts rows={orderSubjectRows(data, words)} />
    </Letter>
  );
}
