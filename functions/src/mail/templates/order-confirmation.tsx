import { addressLines } from '@dental-shop/domain/account/address-lines';
import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { productName } from '../product-name.ts';
import { Action, KeptWhole, Letter, Paragraph, type Props, Quotation } from './letter.tsx';
import { styles } from './styles.ts';

export function OrderConfirmation({ data, ...common }: Props<'order-confirmation'>) {
  const { words, siteUrl, ...letter } = common;
  const labels = words.orderConfirmation;
  const { heading, body, order, address, receipt, account } = labels;
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
      <OrderedItems data={data} {...common} />
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

function OrderedItems({ data, words, language }: Props<'order-confirmation'>) {
  const { item, price, total } = words.orderConfirmation;
  const money = (cents: number) => formatPrice(cents, data.currency);
  const amount = { ...styles.cell, ...styles.amount };
  return (
    <table className="data" style={styles.table}>
      <thead>
        <tr>
          <th style={styles.cell}>{item}</th>
          <th style={amount}>{price}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map(({ sku, name, quantity: count, unitPrice }) => (
          <tr key={sku}>
            <td style={styles.cell}>
              <KeptWhole text={productName(language, { sku, name })} /> ({sku})
              {/* On phones, a separate column would leave no room for the price. */}
              <div style={styles.quantity}>{`${count} × ${money(unitPrice)}`}</div>
            </td>
            <td style={amount}>{money(unitPrice * count)}</td>
          </tr>
        ))}
        <tr>
          <td style={{ ...styles.cell, fontWeight: 700 }}>{total}</td>
          <td style={{ ...amount, fontWeight: 700 }}>{money(data.amount)}</td>
        </tr>
      </tbody>
    </table>
  );
}
