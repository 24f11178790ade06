import { addressLines } from '@dental-shop/domain/account/address-lines';
import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { carrierNames, trackingUrl } from '@dental-shop/domain/fulfillment/carrier';
import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { Language } from '@dental-shop/domain/language/language';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { type DataOf, orderName } from '../mail-content.ts';
import type { Words } from '../words/en.ts';
import { ItemTable } from './item-table.tsx';
import { Action, Facts, Letter, Paragraph, type Props, Quotation } from './letter.tsx';

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
      <ItemTable
        headings={{ item: labels.item, value: labels.quantity }}
        items={data.lines.map((line) => ({
          ...line,
          detail: lotText(line, words, common.language),
          value: String(line.quantity),
        }))}
        language={common.language}
      />
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

function lotText(
  { lot, expiry }: ShipmentLine,
  { shipment }: Words,
  language: Language,
): string | undefined {
  if (lot === null) return undefined;
  if (expiry === null) return shipment.lot(lot);
  return shipment.lotWithExpiry(lot, formatCalendarDate(expiry, language));
}
