import { addressLines } from '@dental-shop/domain/account/address-lines';
import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { ItemTable } from './item-table.tsx';
import { Action, Letter, Paragraph, type Props, Quotation } from './letter.tsx';

export function OrderConfirmation({ data, ...common }: Props<'order-confirmation'>) {
  const { words, siteUrl, ...letter } = common;
  const labels = words.orderConfirmation;
  const { heading, body, order, item, price, total, address, receipt, account } = labels;
  const money = (cents: number) => formatPrice(cents, data.currency);
  const { reference, deliveryNote } = data.details ?? {};
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{`${order}: ${orderName(data)}`}</Paragraph>
      {reference && (
        <Paragraph>
          {labels.reference}: {reference}
        </Paragraph>
      )}
      <ItemTable
        headings={{ item, value: price }}
        items={data.items.map(({ sku, name, quantity, unitPrice }) => ({
          ...{ sku, name, detail: `${quantity} × ${money(unitPrice)}` },
          value: money(unitPrice * quantity),
        }))}
        total={{ label: total, value: money(data.amount) }}
        language={common.language}
      />
      {data.address && (
        <>
          <Paragraph>{address}:</Paragraph>
          <Quotation text={addressLines(data.address, common.language).join('\n')} />
        </>
      )}
      {deliveryNote && (
        <>
          <Paragraph>{labels.deliveryNote}:</Paragraph>
          <Quotation text={deliveryNote} />
        </>
      )}
      {data.receiptUrl && <Action href={data.receiptUrl} label={receipt} />}
      <Paragraph>
        <a href={`${siteUrl}/account/orders/${data.orderId}`} style={{ color: brandColors.teal }}>
          {account}
        </a>
      </Paragraph>
    </Letter>
  );
}
