import type { DataOf } from '../mail-content.ts';
import { Facts } from './facts.tsx';
import { Letter, Paragraph } from './letter.tsx';
import { orderSubjectRows } from './order-subject.ts';
import type { TemplateProps } from './template-props.ts';

export function Dispute({ words, data, ...letter }: TemplateProps & { data: DataOf<'dispute'> }) {
  const { heading, open, lost, won, dispute } = words.dispute;
  const { status } = data;
  return (
    <Letter {...letter} preview={data.orderId} heading={heading}>
      <Facts rows={[...orderSubjectRows(data, words), [dispute, data.disputeId]]} />
      <Paragraph>{status === 'completed' ? lost : status === 'failed' ? won : open}</Paragraph>
    </Letter>
  );
}
