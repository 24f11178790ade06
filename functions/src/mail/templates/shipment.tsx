import { addressLines } from '@dental-shop/domain/account/address-lines';
import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { carrierNames, trackingUrl } from '@dental-shop/domain/fulfillment/carrier';
import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';
import { type DataOf, orderName } from '../mail-content.ts';
import { productName } from '../product-name.ts';
import type { Words } from '../words/en.ts';
import { Action, Facts, KeptWhole, Letter, Paragraph, type Props, Quotation } from './letter.tsx';
import { styles } from './styles.ts';

export function Shipment({ data, ...common }: Props<'shipment'>) {
  const { words, siteUrl, ...letter } = common;
  const labels = words.shipment;
  const { carrier, trackingNumber } = data;
  const carrierName = carrier === 'other' ? labels.otherCarrier : carrierNames[carrier];
  const link = trackingUrl(carrier, trackingNumber);
  const sentence = whatShipped(data, words);
  return (
    <Letter {...letter} preview={sentence} heading={labels.heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <ShippedLines data={data} {...common} />
      {data.lines.some(({ lot }) => lot !== null) && <Paragraph>{labels.lots}</Paragraph>}
      <Facts
        rows={[
          [labels.carrier, carrierName],
          ...(trackingNumber === null ? [] : [[labels.trackingNumber, trackingNumber] as const]),
        ]}
      />
      {data.address && (
        <>
          <Paragraph>{labels.address}:</Paragraph>
          <Quotation text={addressLines(data.address, common.language).join('\n')} />
        </>
      )}
      {link !== null && <Action href={link} label={labels.track} />}
      <Paragraph>
        <a href={`${siteUrl}/account/orders/${data.orderId}`} style={{ color: brandColors.teal }}>
          {labels.account}
        </a>
      </Paragraph>
    </Letter>
  );
}

function whatShipped({ rmaNumber, isPartial, ...order }: DataOf<'shipment'>, words: Words): string {
  const { whole, part, replacement, replacementPart } = words.shipment;
  if (rmaNumber !== null) return (isPartial ? replacementPart : replacement)(rmaNumber);
  return (isPartial ? part : whole)(orderName(order));
}

function ShippedLines({ data, words, language }: Props<'shipment'>) {
  const { item, quantity } = words.shipment;
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
        {data.lines.map((line) => (
          <tr key={`${line.sku} ${line.lot}`}>
            <td style={styles.cell}>
              <KeptWhole text={productName(language, line)} /> ({line.sku})
              {line.lot !== null && (
                <div style={styles.note}>{lotText(line.lot, line, words, language)}</div>
              )}
            </td>
            <td style={amount}>{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lotText(
  lot: string,
  { expiry }: ShipmentLine,
  { shipment }: Words,
  language: Language,
): string {
  if (expiry === null) return shipment.lot(lot);
  const day = formatDate(new Date(`${expiry}T00:00:00Z`), 'day', language, 'UTC');
  return shipment.lotWithExpiry(lot, day);
}
