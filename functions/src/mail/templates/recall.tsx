import { productName } from '../product-name.ts';
import { Action, Facts, Letter, Paragraph, type Props, Quotation } from './letter.tsx';

export function RecallNotice({ words, data, siteUrl: _, ...letter }: Props<'recall-notice'>) {
  const { heading, device, lots, quantity, confirm, button } = words.recallNotice;
  const { language } = letter;
  const product = productName(language, { sku: data.sku, name: data.product });
  return (
    <Letter {...letter} preview={data.subject[language]} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Facts
        rows={[
          [device, `${product} (${data.sku})`],
          [lots, data.lots.join(', ')],
          [quantity, String(data.quantity)],
        ]}
      />
      <Quotation text={data.message[language]} />
      <Paragraph>{confirm}</Paragraph>
      <Action href={data.link} label={button} />
    </Letter>
  );
}
