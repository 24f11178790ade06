import type { Catalogue } from '../../catalogue/sheet/load-catalogue.ts';
import { visibleEntries } from '../../catalogue/visible-entries.ts';
import { isPurchasable } from '../../money/purchasability.ts';

type Fault = 'unknown' | 'no-longer-sold' | 'not-sold-online' | 'wrong-quantity';

const faults: readonly { place: number; text: string; kind: Fault }[] = [
  { place: 2, text: 'I4519 x 3', kind: 'unknown' },
  { place: 5, text: '14510\t2', kind: 'unknown' },
  { place: 9, text: 'heeling cap 4.8 x 4, 2 pcs', kind: 'unknown' },
  { place: 14, text: '900001 1', kind: 'no-longer-sold' },
  { place: 20, text: '1 x 900002', kind: 'no-longer-sold' },
  { place: 25, text: 'FRRS, 1', kind: 'not-sold-online' },
  { place: 31, text: 'KE19 x 2', kind: 'not-sold-online' },
  { place: 36, text: 'SLK', kind: 'not-sold-online' },
  { place: 41, text: 'CS28 x 0', kind: 'wrong-quantity' },
  { place: 47, text: 'RA35 x 1.5', kind: 'wrong-quantity' },
  { place: 52, text: 'RA45 x 10000', kind: 'wrong-quantity' },
  { place: 59, text: 'TGD\t-2', kind: 'wrong-quantity' },
];

const formats: readonly ((sku: string, quantity: number) => string)[] = [
  (sku, quantity) => `${sku} x ${quantity}`,
  (sku, quantity) => `${sku}\t${quantity}`,
  (sku, quantity) => `${quantity} x ${sku.toLowerCase()}`,
  (sku, quantity) => `${sku}, ${quantity}`,
  (sku, quantity) => `- ${sku}; ${quantity} pcs`,
  (sku, quantity) => `${sku} qty ${quantity}`,
];

export function soldSkus({ products }: Catalogue, count: number): string[] {
  const named = new Set(faults.map(({ text }) => text.split(/\W/)[0]));
  return visibleEntries(products)
    .filter(({ sku, price }) => isPurchasable(price) && !named.has(sku))
    .map(({ sku }) => sku)
    .slice(0, count);
}

export interface ListOfSixty {
  text: string;
  bought: ReadonlyMap<string, number>;
  faults: ReadonlyMap<number, Fault>;
}

export function listOfSixty(catalogue: Catalogue): ListOfSixty {
  const skus = soldSkus(catalogue, 60 - faults.length);
  const bought = new Map(skus.map((sku, index) => [sku, 1 + (index % 7)]));
  const lines = [...bought].map(
    ([sku, quantity], index) => formats[index % formats.length]?.(sku, quantity) ?? sku,
  );
  for (const { place, text } of faults) lines.splice(place, 0, text);
  return {
    text: lines.join('\n'),
    bought,
    faults: new Map(faults.map(({ place, kind }) => [place, kind])),
  };
}
