import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { figureOfProduct } from '../drawings/figure-of-product.ts';
import type { Pen } from '../drawings/pen.ts';
import { axis } from '../drawings/sheet.ts';

/** The standard implant, which the rest of the range is measured by. */
const sku = 'I4512';

const size = { width: 220, height: 460 };

/** Pixels to a millimeter, which are points here. */
const scale = 26;

/** Flat paint instead of metal: it is to print well on any printer. */
const pen: Pen = { scale, fill: () => '#f1f6f7', nextId: () => '', showsHidden: true };

/** Committed, because functions import nothing of the artwork; the test tells when it is old. */
export const certificateDrawingFile = new URL(
  '../../functions/src/certificates/implant-drawing.json',
  import.meta.url,
);

/**
 * The implant with its dimensions, for the certificate: its paths and captions one by one, as React
 * PDF wants them. Throws a RangeError where the catalogue no longer has it.
 */
export function certificateDrawing() {
  const product = findProduct(catalogue, sku);
  if (!product) throw new RangeError(`the certificate shows a part that is not sold: '${sku}'`);
  const { part, dimensions, height } = figureOfProduct(product);
  const marks = [...part, axis(0, height), ...dimensions];
  return {
    ...size,
    transform: `translate(${size.width / 2 - 20} ${(size.height - height * scale) / 2})`,
    elements: elementsOf(marks.map((mark) => mark(pen)).join('')),
  };
}

function elementsOf(svg: string) {
  return [...svg.matchAll(/<(path|text) ([^>]*)>(?:([^<]*)<\/text>)?/g)].map(
    ([, name = '', attributes = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
      text,
    }),
  );
}
