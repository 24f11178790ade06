import { addressLines } from '@dental-shop/domain/account/address-lines';
import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { productName } from '../product-name.ts';
import { Action, Facts, KeptWhole, Letter, Paragraph, type Props, Quotation } from './letter.tsx';
import { styles } from './styles.ts';

export function NewOrder({ data, ...common }: Props<'new-order'>) {
  const { words, siteUrl, ...letter } = common;
  const { heading, body, customer, email, total, view } = words.newOrder;
  const { order, unknown } = words.orderSubject;
  const labels = words.orderConfirmation;
  const { reference, deliveryNote } = data.details ?? {};
  return (
    <Letter {...letter} preview={orderName(data)} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <OrderedItems data={data} {...common} />
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

function OrderedItems({ data, words, language }: Props<'new-order'>) {
  const { item, quantity } = words.newOrder;
  const amount = { ...styles.cell, ...styles.amount };
  return (
    <table className="data" style={styles.table}>
      <thead>
        <tr>
          <th style={styles.cell}>{item}</th>
          <th style={amount}>{quantity}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map(({ sku, name, quantity: count }) => (
          <tr key={sku}>
            <td style={styles.cell}>
              <KeptWhole text={productName(language, { sku, name })} /> ({sku})
            </td>
            <td style={amount}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
