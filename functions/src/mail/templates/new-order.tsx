import { addressLines } from '@dental-shop/domain/account/address-lines';
import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { ItemTable } from './item-table.tsx';
import { Action, Facts, Letter, Paragraph, type Props, Quotation } from './letter.tsx';

export function NewOrder({ data, ...common }: Props<'new-order'>) {
  const { words, siteUrl, ...letter } = common;
  const { heading, body, item, quantity, customer, email, total, view } = words.newOrder;
  const { order, unknown } = words.orderSubject;
  const labels = words.orderConfirmation;
  const { reference, deliveryNote } = data.details ?? {};
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <ItemTable
        headings={{ item, value: quantity }}
        items={data.items.map((each) => ({ ...each, value: String(each.quantity) }))}
        language={common.language}
      />
      <Facts
        rows={[
          [order, orderName(data)],
          [customer, data.name || unknown],
          [email, data.email || unknown],
          ...(reference ? [[labels.reference, reference] as const] : []),
          [total, formatPrice(data.amount, data.currency)],
        ]}
      />
      {data.address && (
        <>
          <Paragraph>{labels.address}:</Paragraph>
          <Quotation text={addressLines(data.address, common.language).join('\n')} />
        </>
      )}
      {deliveryNote && (
        <>
          <Paragraph>{labels.deliveryNote}:</Paragraph>
          <Quotation text={deliveryNote} />
        </>
      )}
      <Action href={`${siteUrl}/staff/orders/${data.orderId}`} label={view} />
    </Letter>
  );
}
