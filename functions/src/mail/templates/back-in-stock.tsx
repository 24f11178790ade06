import { productName } from '../product-name.ts';
import { Action, Letter, Paragraph, type Props } from './letter.tsx';

export function BackInStock({ words, data, siteUrl, ...letter }: Props<'back-in-stock'>) {
  const { heading, body, once, view } = words.backInStock;
  const { sku, category } = data;
  const product = productName(letter.language, { sku, name: data.product });
  const path = [category, sku].map(encodeURIComponent).join('/');
  return (
    <Letter {...letter} preview={body(product)} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body(`${product} (${sku})`)}</Paragraph>
      <Action href={`${siteUrl}/products/${path}`} label={view} />
      <Paragraph>{once}</Paragraph>
    </Letter>
  );
}
